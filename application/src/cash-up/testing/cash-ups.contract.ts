import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TakenOverBookings } from '../../booking-takeover/taken-over-bookings.ts'
import type { Payments } from '../../payments/payments.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, stands } from '../../testing/a-campsite.ts'
import type { CashUps, ClosedDay } from '../cash-ups.ts'

export interface CashUpsFixture {
  readonly reservations: Pick<Reservations, 'add'>
  readonly payments: Pick<Payments, 'recordOfflinePayment' | 'reverseOfflinePayment'>
  readonly takenOverBookings: Pick<TakenOverBookings, 'claim'>
  readonly cashUps: CashUps
  readonly stop: () => Promise<void>
}

const { id: organisationId } = campsite.organisation
const date = (text: string) => Temporal.PlainDate.from(text)
const day = date('2026-12-01')
const ids = [1, 2, 3, 4].map((number) => `00000000-0000-4000-8000-00000000000${number}`)

export function cashUpsContract(adapter: string, start: () => Promise<CashUpsFixture>): void {
  let fixture: CashUpsFixture
  beforeEach(async () => {
    fixture = await start()
    await fixture.reservations.add(aHoldOn(stands.slice(0, 1)), asHeld)
  })
  afterEach(() => fixture.stop())

  interface Taken {
    readonly id: string | undefined
    readonly rand: number
    readonly method?: OfflinePaymentMethod
    readonly by?: string
    readonly paidOn?: Temporal.PlainDate
    readonly local?: string
  }
  const offlineOf = ({ method = 'cash', by = 'thandi', paidOn = day }: Taken) => {
    return { method, reference: 'slip 7', paidOn, recordedBy: by }
  }
  const common = (taken: Taken) => ({
    id: taken.id ?? '',
    organisationId,
    reservationId: aHoldOn(stands.slice(0, 1)).id,
    amount: Money.rand(taken.rand),
    at: aMoment(taken.local ?? '2026-12-01T09:00').now,
    offline: offlineOf(taken),
  })
  const take = (taken: Taken) => fixture.payments.recordOfflinePayment({ ...common(taken), kind: 'capture', items: [] })
  const reverse = (taken: Taken, reversedMoveId: string) =>
    fixture.payments.reverseOfflinePayment({ ...common(taken), reversedMoveId })
  const aClosedDay = (entryIds: readonly string[]): ClosedDay => ({
    organisationId,
    day,
    closedAt: aMoment('2026-12-01T18:00').now,
    closedBy: 'thandi',
    note: 'R5 too little change',
    lines: [{ method: 'cash', by: 'thandi', taken: Money.rand(50), returned: Money.zero() }],
    counts: [{ method: 'cash', expected: Money.rand(50), counted: Money.rand(45) }],
    entryIds,
  })
  const everything = { organisationId, search: '', sort: 'day', isDescending: false, limit: null, offset: 0 } as const
  const found = async () => {
    const { rows, ...sums } = await fixture.cashUps.list({ ...everything, from: null, to: null })
    return {
      lines: rows.map((row) => [String(row.day), row.state, row.method, row.by, row.taken.toRand(), row.returned.toRand()]),
      sums,
    }
  }

  describe(`${adapter}: CashUps`, () => {
    it('has what the desk wrote down for a day, in the order of writing, with its booking', async () => {
      await take({ id: ids[1], rand: 20, method: 'eft', local: '2026-12-02T08:00' })
      await take({ id: ids[0], rand: 50 })
      await take({ id: ids[2], rand: 9, paidOn: date('2026-12-02') })

      const entries = await fixture.cashUps.entriesOf(organisationId, day)

      expect(entries.map(({ id, method, kind, by }) => [id, method, kind, by])).toEqual([
        [ids[0], 'cash', 'capture', 'thandi'],
        [ids[1], 'eft', 'capture', 'thandi'],
      ])
      expect(entries[0]).toMatchObject({ amount: Money.rand(50), reference: 'slip 7', reservationId: 'hold-1' })
    })

    it('keeps a day as it was closed, once, also at the same moment', async () => {
      await take({ id: ids[0], rand: 50 })
      const closed = aClosedDay(ids.slice(0, 1))

      const answers = await Promise.all([1, 2, 3].map(() => fixture.cashUps.close(closed)))

      expect(answers.filter(({ ok }) => ok)).toEqual([accepted(undefined)])
      expect(answers.filter(({ ok }) => !ok)[0]).toEqual(refused({ code: 'day-closed' }))
      expect(await fixture.cashUps.find(organisationId, day)).toEqual(closed)
      expect(await fixture.cashUps.find(organisationId, date('2026-12-02'))).toBeUndefined()
    })

    it('lists by day, state, method and person, with what was written down after closing apart', async () => {
      await take({ id: ids[0], rand: 50 })
      await fixture.cashUps.close(aClosedDay(ids.slice(0, 1)))
      await take({ id: ids[1], rand: 20, by: 'sipho', method: 'eft' })
      await reverse({ id: ids[2], rand: 50, paidOn: date('2026-12-02'), local: '2026-12-02T10:00' }, ids[0] ?? '')

      const { lines, sums } = await found()

      expect(lines).toEqual([
        ['2026-12-01', 'closed', 'cash', 'thandi', 50, 0],
        ['2026-12-01', 'later', 'eft', 'sipho', 20, 0],
        ['2026-12-02', 'open', 'cash', 'thandi', 0, 50],
      ])
      expect(sums).toEqual({ total: 3, taken: Money.rand(70), returned: Money.rand(50) })
    })

    it('has nothing of what a booking of another system had paid when it was brought in, nor of its reversal', async () => {
      const { id: reservationId } = aHoldOn(stands.slice(0, 1))
      const at = aMoment('2026-12-01T09:00').now
      await take({ id: ids[0], rand: 200, method: 'other', by: 'command-line' })
      await fixture.takenOverBookings.claim({ organisationId, source: 'csv', identity: 'NB1', reservationId, at })
      await take({ id: ids[1], rand: 50, local: '2026-12-01T10:00' })
      await reverse({ id: ids[2], rand: 200, method: 'other', local: '2026-12-01T11:00' }, ids[0] ?? '')

      expect((await fixture.cashUps.entriesOf(organisationId, day)).map(({ id }) => id)).toEqual([ids[1]])
      expect((await found()).lines).toEqual([['2026-12-01', 'open', 'cash', 'thandi', 50, 0]])
    })

    it('keeps such a payment in a day that was closed with it', async () => {
      const { id: reservationId } = aHoldOn(stands.slice(0, 1))
      const at = aMoment('2026-12-01T09:00').now
      await take({ id: ids[0], rand: 50 })
      await fixture.cashUps.close(aClosedDay(ids.slice(0, 1)))
      await fixture.takenOverBookings.claim({ organisationId, source: 'csv', identity: 'NB1', reservationId, at })

      expect((await fixture.cashUps.entriesOf(organisationId, day)).map(({ id }) => id)).toEqual([ids[0]])
      expect((await found()).lines).toEqual([['2026-12-01', 'closed', 'cash', 'thandi', 50, 0]])
    })

    it('lists the days that were asked for, a page at a time', async () => {
      for (const [index, paidOn] of ['2026-12-01', '2026-12-02', '2026-12-03'].entries()) {
        await take({ id: ids[index], rand: 10, paidOn: date(paidOn) })
      }
      const asked = { ...everything, isDescending: true, from: date('2026-12-02'), to: date('2026-12-03') }

      const first = await fixture.cashUps.list({ ...asked, limit: 1 })
      const second = await fixture.cashUps.list({ ...asked, limit: 1, offset: 1 })

      expect([first, second].flatMap(({ rows }) => rows.map((row) => String(row.day)))).toEqual(['2026-12-03', '2026-12-02'])
      expect(first).toMatchObject({ total: 2, taken: Money.rand(20) })
      expect(await fixture.cashUps.list({ ...everything, from: date('2027-01-01'), to: null })).toMatchObject({
        rows: [],
        total: 0,
      })
    })
  })
}
