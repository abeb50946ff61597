import { cancelByStaff } from '@camp/domain/reservations/cancel.ts'
import type { OfflineFacts } from '@camp/domain/reservations/offline-facts.ts'
import type { HeldReservation, Reservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import {
  aConfirmedReservation,
  aGuest,
  aPartiallyPaidReservation,
  aPendingReservation,
} from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Blocks } from '../../blocks/blocks.ts'
import { aBlockOn } from '../../blocks/testing/a-block.ts'
import type { DeskLog, LoggedAct } from '../../desk/desk-log.ts'
import type { Payments } from '../../payments/payments.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, guestId, stands } from '../../testing/a-campsite.ts'
import type { ChartWindow, TapeCharts } from '../tape-charts.ts'

export interface TapeChartsFixture {
  readonly charts: TapeCharts
  readonly reservations: Reservations
  readonly blocks: Blocks
  readonly payments: Payments
  readonly deskLog: DeskLog
  readonly stop: () => Promise<void>
}

const [stand1, stand2] = [stands[0]!, stands[1]!]
const organisationId = campsite.organisation.id
const guest = aGuest({ userId: guestId, lastName: 'Nkosi', specialRequest: 'Shade', vehiclePlate: 'CA 123-456' })
const byTelephone: OfflineFacts = {
  isOfflinePayment: false,
  paymentMethod: null,
  paymentReference: null,
  paymentDate: null,
  notes: null,
  notifiesCamper: true,
  priceReason: null,
}
const today = Temporal.PlainDate.from('2026-11-21')

/** The first week of February 2027, at ten past ten. */
const window = (facts: { from?: string; to?: string; at?: string } = {}): ChartWindow => ({
  organisationId,
  from: Temporal.PlainDate.from(facts.from ?? '2027-02-01'),
  to: Temporal.PlainDate.from(facts.to ?? '2027-02-08'),
  now: aMoment(facts.at ?? '2026-11-21T10:10').now,
})

export function tapeChartsContract(adapter: string, start: () => Promise<TapeChartsFixture>): void {
  describe(`${adapter}: TapeCharts`, () => {
    let fixture: TapeChartsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const keep = async (held: HeldReservation, next?: (pending: ReturnType<typeof aPendingReservation>) => Reservation) => {
      await fixture.reservations.add(held, asHeld)
      if (!next) return
      const reservation = next(aPendingReservation(held, { guest }))
      const change = { from: held.status, to: reservation.status, at: aMoment().now, by: 'guest', why: 'submitted' }
      const replaced = await fixture.reservations.replace({ ...reservation, version: held.version }, change)
      expect(replaced.ok).toBe(true)
    }
    const contents = (facts?: Parameters<typeof window>[0]) => fixture.charts.contents(window(facts))

    it('tells everything of a bar', async () => {
      await keep(aHoldOn([stand1, stand2], { childrenAges: [4] }), aPartiallyPaidReservation)

      const { bars } = await contents()

      expect(bars).toEqual(
        [stand1, stand2].map(({ id }) => ({
          reservationId: 'hold-1',
          reference: bars[0]?.reference,
          plotId: id,
          arrival: '2027-02-01',
          departure: '2027-02-05',
          guestName: 'Thandi Nkosi',
          partySize: 3,
          pax: expect.any(Number),
          status: 'partiallyPaid',
          balance: 'part',
          openCents: 80_000,
          isCheckedIn: false,
          isCheckedOut: false,
          hasNotes: true,
          isOffline: false,
          plotCount: 2,
          vehiclePlate: 'CA 123-456',
        })),
      )
    })

    it('names nobody whose name was erased', async () => {
      const erased = (pending: SubmittedReservation) =>
        ({ ...pending, guest: { ...guest, firstName: '', lastName: '' } }) as Reservation
      await keep(aHoldOn([stand1]), erased)

      expect((await contents()).bars).toMatchObject([{ guestName: null }])
    })

    it('knows what is paid, what staff took, and who has arrived', async () => {
      const arrived = (pending: SubmittedReservation) =>
        ({ ...aConfirmedReservation(pending as never), checkedInAt: aMoment().now, offline: byTelephone }) as Reservation
      await keep(aHoldOn([stand1]), arrived)

      expect((await contents()).bars).toMatchObject([{ balance: 'paid', openCents: 0, isOffline: true, isCheckedIn: true }])
    })

    it('marks what staff wrote down, and nothing else that they did', async () => {
      const quiet = aGuest({ userId: guestId, specialRequest: null, allergies: null })
      const noted = (pending: SubmittedReservation) => ({ ...pending, guest: quiet }) as Reservation
      const phoned = (pending: SubmittedReservation) =>
        ({ ...pending, guest: quiet, offline: { ...byTelephone, notes: 'Comes late' } }) as Reservation
      await keep(aHoldOn([stand1], { id: 'hold-1' }), noted)
      await keep(aHoldOn([stand2], { id: 'hold-2' }), phoned)
      const write = (id: string, act: LoggedAct) =>
        fixture.deskLog.add({
          id,
          act,
          organisationId,
          reservationId: 'hold-1' as Reservation['id'],
          at: aMoment().now,
          by: 'somebody',
          note: 'Dog',
        })
      await write('00000000-0000-4000-8000-00000000000a', 'message-resent')
      const marks = async () => (await contents()).bars.map(({ hasNotes }) => hasNotes)
      const [before, version] = [await marks(), await fixture.charts.version(window())]
      await write('00000000-0000-4000-8000-00000000000b', 'note')

      expect([before, await marks()]).toEqual([
        [false, true],
        [true, true],
      ])
      expect(await fixture.charts.version(window())).not.toBe(version)
    })

    it('shows a stay that touches the window by a night or leaves on its first morning, and none before or after', async () => {
      await keep(aHoldOn([stand2], { id: 'hold-0', from: '2027-01-28', to: '2027-01-30' }))
      await keep(aHoldOn([stand1], { id: 'hold-1', from: '2027-01-30', to: '2027-02-01' }))
      await keep(aHoldOn([stand1], { id: 'hold-2', from: '2027-02-01', to: '2027-02-02' }))
      await keep(aHoldOn([stand2], { id: 'hold-3', from: '2027-01-30', to: '2027-02-02' }))
      await keep(aHoldOn([stand1], { id: 'hold-4', from: '2027-02-07', to: '2027-02-09' }))
      await keep(aHoldOn([stand2], { id: 'hold-5', from: '2027-02-08', to: '2027-02-09' }))

      const { bars } = await contents()

      expect(bars.map(({ reservationId }) => reservationId)).toEqual(['hold-1', 'hold-3', 'hold-2', 'hold-4'])
    })

    it('leaves out what is cancelled or has run out', async () => {
      const held = aHoldOn([stand1], { id: 'hold-1' })
      await keep(held, (pending) => {
        const cancelled = cancelByStaff(pending, { by: 'somebody', moment: aMoment(), note: 'Flood', refund: { kind: 'policy' } })
        if (!cancelled.ok) throw new Error(cancelled.refusal.code)
        return cancelled.value.reservation
      })
      await keep(aHoldOn([stand2], { id: 'hold-2' }))
      await fixture.blocks.add(aBlockOn([stand1], { until: '2026-11-21T10:15' }))

      const before = await contents({ at: '2026-11-21T10:14' })
      const after = await contents({ at: '2026-11-21T10:15' })

      expect([before.bars.map(({ reservationId }) => reservationId), before.blocks.length]).toEqual([['hold-2'], 1])
      expect(after).toEqual({ bars: [], blocks: [] })
    })

    it('shows blocks with their plots', async () => {
      await fixture.blocks.add(aBlockOn([stand1, stand2], { id: 'block-1', until: '2026-11-22T12:00' }))
      await fixture.blocks.add(aBlockOn([stand1], { id: 'block-2', from: '2027-02-08', to: '2027-02-09' }))

      expect((await contents()).blocks).toEqual([
        {
          id: 'block-1',
          version: 1,
          plotIds: [stand1.id, stand2.id],
          start: '2027-02-01',
          end: '2027-02-05',
          reason: 'New gravel',
          source: 'staff',
          expiresAt: '2026-11-22T10:00:00Z',
        },
      ])
    })

    it('shows nothing of another organisation', async () => {
      await keep(aHoldOn([stand1]))
      const other = { ...window(), organisationId: '00000000-0000-4000-8000-000000000099' as typeof organisationId }

      expect(await fixture.charts.contents(other)).toEqual({ bars: [], blocks: [] })
      expect(await fixture.charts.problems(other, today)).toEqual([])
    })

    it('names bookings that need somebody: money without plots, about to lapse, overdue', async () => {
      const booked = { from: '2027-02-01', to: '2027-02-05' }
      await keep(aHoldOn([stands[2]!], { id: 'hold-1', ...booked }), aPartiallyPaidReservation)
      await keep(aHoldOn([stands[3]!], { id: 'hold-2', ...booked }), (pending) => pending)
      await keep(aHoldOn([stands[4]!], { id: 'hold-3', ...booked }))
      await fixture.payments.addRefundTask({
        id: 'task-1',
        organisationId,
        reservationId: 'hold-3' as Reservation['id'],
        paymentAttemptId: null,
        amount: Money.rand(100),
        reason: 'payment-after-expiry',
        state: 'open',
        createdAt: aMoment().now,
      })

      const later = Temporal.PlainDate.from('2027-01-20')
      const problems = await fixture.charts.problems(window({ at: '2026-11-22T04:05' }), later)
      const earlier = await fixture.charts.problems(window({ at: '2026-11-22T04:04' }), Temporal.PlainDate.from('2027-01-18'))

      expect(problems.map(({ kind, reservationId, cents, expiresAt }) => [kind, reservationId, cents, expiresAt])).toEqual([
        ['money-without-plots', 'hold-3', 10_000, null],
        ['expires-soon', 'hold-2', 80_000, '2026-11-22T08:05:00Z'],
        ['balance-overdue', 'hold-1', 40_000, null],
      ])
      expect(earlier.map(({ kind }) => kind)).toEqual(['money-without-plots'])
    })

    it('names who owes what is due as the debtors are: from the day after, through the day they leave', async () => {
      await keep(aHoldOn([stand1], { id: 'hold-1' }), aPartiallyPaidReservation)
      await keep(aHoldOn([stand2], { id: 'hold-2' }), (pending) => ({ ...aPartiallyPaidReservation(pending), dueDate: null }))
      const owing = async (day: string) => {
        const problems = await fixture.charts.problems(window(), Temporal.PlainDate.from(day))
        return problems.map(({ kind, reservationId }) => [kind, reservationId])
      }

      const before = await owing('2027-02-01')
      const onTheDayTheyLeave = await owing('2027-02-05')

      expect(before).toEqual([['balance-overdue', 'hold-1']])
      expect(onTheDayTheyLeave).toEqual([
        ['balance-overdue', 'hold-1'],
        ['balance-overdue', 'hold-2'],
      ])
    })

    it('names who left owing until it is paid or written off, and has another version then', async () => {
      const left = (facts: Partial<Reservation>) => (pending: SubmittedReservation) => {
        const { expiryDate: _expiry, ...stay } = aPartiallyPaidReservation(pending as never) as never as { expiryDate: unknown }
        return { ...stay, status: 'completed', checkedOutAt: null, ...facts } as unknown as Reservation
      }
      await keep(aHoldOn([stand1], { id: 'hold-1' }), left({}))
      await keep(aHoldOn([stand2], { id: 'hold-2' }), left({ writtenOffAt: aMoment().now } as never))
      const problems = async () =>
        (await fixture.charts.problems(window(), today)).map(({ kind, reservationId }) => [kind, reservationId])
      const version = await fixture.charts.version(window())

      expect(await problems()).toEqual([['left-owing', 'hold-1']])
      const owing = await fixture.reservations.find('hold-1' as Reservation['id'])
      await fixture.reservations.replace({ ...owing, writtenOffAt: aMoment().now } as Reservation, null)
      expect(await problems()).toEqual([])
      expect(await fixture.charts.version(window())).not.toBe(version)
    })

    it('has another version after every change, and the same one otherwise', async () => {
      const seen = [await fixture.charts.version(window())]
      const look = async (at?: string) => {
        const version = await fixture.charts.version(window(at ? { at } : {}))
        expect(await fixture.charts.version(window(at ? { at } : {}))).toBe(version)
        expect(version).not.toBe(seen.at(-1))
        seen.push(version)
      }
      const held = aHoldOn([stand1])
      await keep(held)
      await look()
      await fixture.reservations.replace(aPendingReservation(held, { guest }), null)
      await look()
      const block = aBlockOn([stand2], { until: '2026-11-21T12:00' })
      await fixture.blocks.add(block)
      await look()
      await fixture.blocks.replace({ ...block, reason: 'Paint' })
      await look()
      await look('2026-11-22T10:05')
    })
  })
}
