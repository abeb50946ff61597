import { acrossBorder, other, own } from '@camp/application/reports/testing/a-december.ts'
import { InMemoryReportSources } from '@camp/application/reports/testing/in-memory-report-sources.ts'
import { reportSourcesContract } from '@camp/application/reports/testing/report-sources.contract.ts'
import { someBooking, worldOf } from '@camp/application/reports/testing/some-world.ts'
import { type ReportKind, type ReportRow, reportFigures, reportKinds } from '@camp/domain/reports/report.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresBillingBooks } from '../billing/postgres-billing-books.ts'
import { copyRow, givenCampsiteAcrossBorder, givenConfirmedBooking } from '../billing/testing/copied-bookings.ts'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReportSources } from './postgres-report-sources.ts'
import { givenReportWorld } from './testing/given-report-world.ts'

/** Two campsites and one across the border, and one booking before all others. */
async function startStore(): Promise<TestStore> {
  const store = await startCampsiteStore()
  await givenConfirmedBooking(store.em, '2026-10-21T10:00')
  await copyRow(store.em, 'organisation', `id = '${own}'`, { id: other, slug: 'elsewhere', short_unique_id: 'elsewhere' })
  await givenCampsiteAcrossBorder(store.em, own, acrossBorder)
  return store
}

reportSourcesContract('PostgreSQL', async () => {
  const store = await startStore()
  return {
    reportSources: new PostgresReportSources(store.em),
    happens: (world) => givenReportWorld(store.em, world),
    stop: () => store.stop(),
  }
})

describe('a booking that got other days later', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startStore()
  })
  afterAll(() => store.stop())

  it('is counted with the days that it cost its price for, and those of today where none were kept', async () => {
    const sources = new PostgresReportSources(store.em)
    const scope = { organisationId: own, currency: null, month: Temporal.PlainYearMonth.from('2026-10') }
    const counted = async () => [
      reportFigures('bookings', await sources.rows('bookings', scope)).totals.slice(0, 2),
      (await sources.rows('lead-time', scope)).map(({ label }) => label),
    ]
    const before = await counted()

    await store.em.execute(`update reservation set arrival = '2027-02-10', departure = '2027-02-15' where id = 'hold-1'`)

    expect(await counted()).toEqual(before)
    await store.em.execute(`
      alter table reservation_booking disable trigger reservation_booking_stays;
      update reservation_booking set booked_arrival = null, booked_departure = null;
      alter table reservation_booking enable trigger reservation_booking_stays`)
    expect(await counted()).toEqual([[1, 5], ['112']])
  })
})

/** The booking before all others was told to the database alone. */
function ofMonth(rows: readonly ReportRow[], kind: ReportKind): readonly ReportRow[] {
  return kind === 'months' ? rows.slice(-1) : rows
}

describe('whatever happens', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startStore()
  })
  afterAll(() => store.stop())

  const months = ['2027-04', '2027-05', '2027-06', '2027-07'].map((text) => Temporal.PlainYearMonth.from(text))
  it('memory and PostgreSQL count alike, and revenue comes to what the ledger bills', async () => {
    const told = new InMemoryReportSources()
    const sources = new PostgresReportSources(store.em)
    let number = 0
    await fc.assert(
      fc.asyncProperty(fc.array(someBooking, { minLength: 4, maxLength: 8 }), async (bookings) => {
        const world = worldOf(bookings, () => `any-${++number}`)
        await givenReportWorld(store.em, world)
        told.happens(world)

        for (const month of months)
          for (const kind of reportKinds)
            for (const scope of [null, own, other].map((id) => ({ organisationId: id, currency: null, month })))
              expect(ofMonth(await sources.rows(kind, scope), kind), `${kind} of ${month}`).toEqual(
                ofMonth(await told.rows(kind, scope), kind),
              )
        for (const month of months) {
          const billed = await new PostgresBillingBooks(store.em).ofMonth(month)
          const sum = (name: 'total' | 'paid' | 'refunded') => Money.sum(billed.map((one) => one[name])).cents
          const totalsOf = async (kind: 'revenue' | 'bookings') =>
            reportFigures(kind, await sources.rows(kind, { organisationId: null, currency: null, month })).totals
          expect(await totalsOf('revenue')).toEqual([sum('paid'), sum('refunded'), sum('paid') - sum('refunded')])
          expect((await totalsOf('bookings'))[2]).toBe(sum('total'))
        }
      }),
      // What happened stays: nothing can be made smaller.
      { numRuns: 3, endOnFailure: true },
    )
  })
})
