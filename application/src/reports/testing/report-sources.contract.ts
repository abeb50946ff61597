import { othersLabel, type ReportKind, reportFigures } from '@camp/domain/reports/report.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite } from '../../testing/a-campsite.ts'
import type { ReportSources } from '../report-sources.ts'
import { acrossTheBorder, aDecember, afterMarch, other, own } from './a-december.ts'
import type { ReportWorld } from './report-world.ts'

export interface ReportSourcesFixture {
  readonly reportSources: ReportSources
  /** It happens now, after what happened before. */
  readonly happens: (world: ReportWorld) => Promise<void>
  readonly stop: () => Promise<void>
}

const december = Temporal.PlainYearMonth.from('2026-12')

export function reportSourcesContract(adapter: string, start: () => Promise<ReportSourcesFixture>): void {
  describe(`${adapter}: ReportSources`, () => {
    let fixture: ReportSourcesFixture
    beforeEach(async () => {
      fixture = await start()
      await fixture.happens(aDecember)
    })
    afterEach(() => fixture.stop())

    async function report(kind: ReportKind, organisationId: OrganisationId | null = own, month = december) {
      return reportFigures(kind, await fixture.reportSources.rows(kind, { organisationId, currency: null, month }))
    }

    async function ofCurrency(kind: ReportKind, currency: Currency) {
      return reportFigures(kind, await fixture.reportSources.rows(kind, { organisationId: null, currency, month: december }))
        .totals
    }

    /** The rows that say something, with their labels. */
    async function told(kind: ReportKind, organisationId?: OrganisationId | null) {
      const { rows, totals } = await report(kind, organisationId)
      return [...rows.filter(({ values }) => values.some((value) => value !== 0)), { label: 'total', values: totals }].map(
        ({ label, values }) => [label, ...values],
      )
    }

    it('bookings stand on the day on which they first counted, in the zone of the campsite', async () => {
      expect(await told('bookings')).toEqual([
        ['2026-12-01', 1, 2, 100_000],
        ['2026-12-03', 3, 7, 240_000],
        ['total', 4, 9, 340_000],
      ])
      expect((await report('bookings', null)).totals).toEqual([5, 11, 345_000])
      expect((await report('bookings')).rows).toHaveLength(31)
    })

    it('amounts are of the campsites that are paid in one currency, and never added to those of another', async () => {
      await fixture.happens(acrossTheBorder)

      expect(await fixture.reportSources.currencies()).toEqual(['NAD', 'ZAR'])
      expect([await ofCurrency('bookings', 'ZAR'), await ofCurrency('bookings', 'NAD')]).toEqual([
        [5, 11, 345_000],
        [1, 2, 70_000],
      ])
      expect([await ofCurrency('revenue', 'ZAR'), await ofCurrency('revenue', 'NAD')]).toEqual([
        [155_000, 25_000, 130_000],
        [70_000, 10_000, 60_000],
      ])
      expect([await ofCurrency('months', 'ZAR'), await ofCurrency('months', 'NAD')]).toMatchObject([
        { 0: 1, 4: 120_000 },
        { 0: 0, 4: 0 },
      ])
      expect(await ofCurrency('sources', 'NAD')).toEqual([0, 0, 0, 0])
      expect(await ofCurrency('lead-time', 'NAD')).toEqual([1, 70_000])
      expect(await ofCurrency('channels', 'NAD')).toEqual([1, 70_000])
      expect(await ofCurrency('cancellations', 'NAD')).toEqual([0, 0])
    })

    it('occupancy is the booked nights of plots in use or booked, and of cancelled stays none', async () => {
      const { rows, totals } = await report('occupancy')

      expect(rows.filter(({ values }) => values[0] !== 0)).toEqual([
        { label: '2026-12-05', values: [1, 3, 33] },
        { label: '2026-12-06', values: [2, 4, 50] },
      ])
      expect(totals).toEqual([3, 94, 3])
    })

    it('arrivals, occupancy, value and average rate stand by month, site and source', async () => {
      const [first] = campsite.sites

      expect(await told('months')).toEqual([
        ...Array.from({ length: 11 }, (_, before) =>
          expect.arrayContaining([december.subtract({ months: 11 - before }).toString()]),
        ),
        ['2026-12', 1, 3, 94, 3, 120_000, 40_000],
        ['total', 1, 3, expect.any(Number), expect.any(Number), 120_000, 40_000],
      ])
      expect(await told('sites')).toEqual([
        [first?.name, 1, 3, 120_000, 40_000],
        ['total', 1, 3, 120_000, 40_000],
      ])
      expect(await told('sources')).toEqual([
        ['online', 1, 3, 120_000, 40_000],
        ['total', 1, 3, 120_000, 40_000],
      ])
    })

    it('revenue is what came in less what went back, a payment taken back by a bank and returned counted once', async () => {
      expect(await told('revenue')).toEqual([
        ['2026-12-01', 100_000, 0, 100_000],
        ['2026-12-03', 50_000, 0, 50_000],
        ['2026-12-08', -50_000, 0, -50_000],
        ['2026-12-09', 50_000, 25_000, 25_000],
        ['total', 150_000, 25_000, 125_000],
      ])
      expect((await report('revenue', other)).totals).toEqual([5_000, 0, 5_000])
    })

    it('lead time, channels and cancellations count the bookings of the month', async () => {
      expect(await told('lead-time')).toEqual([
        ['2', 2, 200_000],
        ['8', 1, 100_000],
        ['91', 1, 40_000],
        ['total', 4, 340_000],
      ])
      expect(await told('channels')).toEqual([
        ['online', 3, 300_000],
        ['offline', 1, 40_000],
        ['total', 4, 340_000],
      ])
      expect(await told('cancellations')).toEqual([
        ['8', 1, 100_000],
        ['total', 1, 100_000],
      ])
    })

    it('every message counts once, by what is known of it', async () => {
      expect((await report('messages')).rows).toEqual([
        { label: 'email', values: [5, 1, 2, 0, 2, 0] },
        { label: 'sms', values: [2, 0, 0, 1, 0, 1] },
        { label: 'app', values: [0, 0, 0, 0, 0, 0] },
      ])
      expect((await report('messages', other)).totals).toEqual([0, 0, 0, 0, 0, 0])
    })

    it('searches without results stand with the most wanted first, and the same number by its letters', async () => {
      expect(await told('searches', null)).toEqual([
        ['kakamas', 5],
        ['Zeerust', 4],
        ['atlantis', 4],
        ['total', 13],
      ])
    })

    it('terms beyond a hundred are one row, so that the total is that of all', async () => {
      const searches = Array.from({ length: 102 }, (_, number) => {
        return { day: '2026-12-02', term: `place ${String(number).padStart(3, '0')}`, searches: 1 }
      })
      await fixture.happens({ ...afterMarch, closed: null, moves: [], searches })

      const { rows, totals } = await report('searches', null)

      expect([rows.length, rows.at(-1), totals]).toEqual([101, { label: othersLabel, values: [5] }, [115]])
    })

    it('what is billed later, since its month was closed, stands on the first day', async () => {
      await fixture.happens(afterMarch)

      const { rows, totals } = await report('revenue', own, december.add({ months: 4 }))

      expect([rows[0], totals]).toEqual([{ label: '2027-04-01', values: [0, 900, -900] }, [0, 900, -900]])
    })
  })
}
