import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf } from '../testing/a-guest-of.ts'
import type { Marketplace } from '../testing/given-marketplace.ts'
import { aBookedStay, desk } from './testing/a-booked-stay.ts'

const cash = { method: 'cash' as const, reference: null, paidOn: Temporal.PlainDate.from('2026-11-21') }

const refundsOf = async ({ payments }: Marketplace, id: ReservationId) =>
  (await payments.refundTasksOf(id)).map(({ state, amount }) => [state, amount.toRand()])

/** By today's rates, R200.00 a night. */
async function staysUntil({ amendReservation, reservations }: Marketplace, id: ReservationId, departure: string): Promise<void> {
  const found = await reservations.find(id)
  if (!found) throw new Error('the reservation is gone')
  const plots = found.plots.map(({ plotId, party }) => ({ plotId, party }))
  const amendment = { stay: StayDates.of(found.stay.arrival, departure), plots, price: 're-quote' } as const
  expect((await amendReservation.execute({ actor: desk, as: 'staff', id, amendment, ignoresStayRules: true })).ok).toBe(true)
}

describe('reinstating (rule L18)', () => {
  it('gives a cancelled booking its nights and its money back', async () => {
    const { marketplace, command, stored, guest, id } = await aBookedStay()
    await marketplace.cancelAsStaff.execute({ ...command, note: 'The wrong Botha', refund: { kind: 'full' } })
    expect(await marketplace.payments.refundTasksOf(id)).toHaveLength(1)

    expect((await marketplace.reinstateBooking.execute(command)).ok).toBe(true)

    expect(await stored()).toMatchObject({ status: 'partiallyPaid', amountPaid: Money.rand(400), guest: { firstName: 'Thandi' } })
    expect(await marketplace.payments.refundTasksOf(id)).toEqual([])
    expect(await guest.hears(id)).toContain('deposit-received')
    expect(await marketplace.reinstateBooking.execute(command)).toMatchObject({ value: { isDoneBefore: true } })
  })

  it('is refused when somebody else has a plot by now', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    await marketplace.cancelAsStaff.execute({ ...command, note: 'The wrong Botha', refund: { kind: 'policy' } })
    await aGuestOf(marketplace).books()

    expect(await marketplace.reinstateBooking.execute(command)).toEqual(refused({ code: 'plots_gone', plotNames: ['Stand 1'] }))
    expect(await stored()).toMatchObject({ status: 'cancelled' })
  })

  it('takes the plot from a hold that lapsed, and leaves it alone while it is only tried out', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    await marketplace.cancelAsStaff.execute({ ...command, note: 'The wrong Botha', refund: { kind: 'policy' } })
    const { id: heldId } = await aGuestOf(marketplace).holds()
    const held = async () => (await marketplace.reservations.find(heldId))?.status
    marketplace.clock.moveTo('2026-11-21T12:00')

    await marketplace.reinstateBooking.execute({ ...command, dryRun: true })
    expect([(await stored()).status, await held()]).toEqual(['cancelled', 'temporaryHold'])
    await marketplace.reinstateBooking.execute(command)

    expect([(await stored()).status, await held()]).toEqual(['partiallyPaid', 'cancelled'])
  })

  it('takes a no-show back until the departure day', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-02T09:00')
    await marketplace.markNoShow.execute(command)

    expect((await marketplace.reinstateBooking.execute(command)).ok).toBe(true)
    expect(await stored()).toMatchObject({ status: 'partiallyPaid' })
    await marketplace.markNoShow.execute(command)
    marketplace.clock.moveTo('2027-02-05T09:00')
    expect(await marketplace.reinstateBooking.execute(command)).toEqual(refused({ code: 'stay-over' }))
  })
})

describe('a booking that was reinstated', () => {
  it('and is cancelled again tells its guest again, and of the refund that nobody told of', async () => {
    const { marketplace, command, guest, id } = await aBookedStay()
    const cancellation = { ...command, note: 'The wrong Botha', refund: { kind: 'full' } } as const
    await marketplace.cancelAsStaff.execute(cancellation)
    marketplace.clock.moveTo('2026-11-21T10:20')
    await marketplace.reinstateBooking.execute(command)
    marketplace.clock.moveTo('2026-11-21T10:30')

    await marketplace.cancelAsStaff.execute({ ...cancellation, notifiesGuest: false })
    await marketplace.sendRefunds.execute({ limit: 10 })
    expect((await guest.hears(id)).at(-1)).toBe('refunded')

    await marketplace.reinstateBooking.execute(command)
    marketplace.clock.moveTo('2026-11-21T10:40')
    await marketplace.cancelAsStaff.execute(cancellation)
    expect((await guest.hears(id)).filter((event) => event === 'cancelled')).toHaveLength(3)
    const [last] = await marketplace.outbox.list({ reservationId: id, event: 'cancelled', channel: 'email', limit: 1 })
    expect(last).toMatchObject({ state: 'pending' })
  })

  it('and is a no-show again tells its guest again', async () => {
    const { marketplace, command, guest, id } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-02T09:00')
    await marketplace.markNoShow.execute(command)
    await marketplace.reinstateBooking.execute(command)
    marketplace.clock.moveTo('2027-02-03T09:00')

    await marketplace.markNoShow.execute(command)

    expect((await guest.hears(id)).filter((event) => event === 'no-show')).toHaveLength(2)
  })
})

describe('reversing a payment (rule L19)', () => {
  it('adds an entry with the reason, and what is missing is owed again', async () => {
    const { marketplace, command, stored, id } = await aBookedStay()
    await marketplace.recordDeskPayment.execute({ ...command, ...cash, amount: Money.rand(40) })

    expect(await marketplace.reverseDeskPayment.execute({ ...command, note: ' ' })).toEqual(refused({ code: 'note-missing' }))
    expect(await marketplace.reverseDeskPayment.execute({ ...command, note: 'x'.repeat(2001) })).toEqual(
      refused({ code: 'note-too-long', most: 2000 }),
    )
    expect((await marketplace.reverseDeskPayment.execute({ ...command, note: 'Of another guest' })).ok).toBe(true)

    expect(await stored()).toMatchObject({ amountPaid: Money.rand(400) })
    const moves = await marketplace.payments.movesOf(id)
    expect(moves.map(({ kind }) => kind)).toEqual(['capture', 'capture', 'reversal'])
    expect(moves.at(-1)).toMatchObject({ reversedMoveId: moves.at(-2)?.id, offline: { reference: 'Of another guest' } })
    expect(await marketplace.reverseDeskPayment.execute({ ...command, note: 'Again' })).toEqual(
      refused({ code: 'not-reversible' }),
    )
  })

  it('takes back the payment that is named, not the latest', async () => {
    const { marketplace, command, stored, id } = await aBookedStay()
    for (const rand of [40, 70]) await marketplace.recordDeskPayment.execute({ ...command, ...cash, amount: Money.rand(rand) })
    const [, first] = await marketplace.payments.movesOf(id)

    await marketplace.reverseDeskPayment.execute({ ...command, moveId: first?.id, note: 'Of another guest' })

    expect(await stored()).toMatchObject({ amountPaid: Money.rand(470) })
    expect((await marketplace.payments.movesOf(id)).at(-1)).toMatchObject({ reversedMoveId: first?.id, amount: Money.rand(40) })
  })

  it('takes the refund back that only that payment called for', async () => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.recordDeskPayment.execute({ ...command, ...cash, amount: Money.rand(4000), mayExceedBalance: true })
    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ amount: Money.rand(3600), state: 'manual' }])

    await marketplace.reverseDeskPayment.execute({ ...command, note: 'A nought too many' })

    expect(await marketplace.payments.refundTasksOf(id)).toEqual([])
  })

  it('leaves no refund by card where the shorter stay is no longer paid', async () => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.recordDeskPayment.execute({ ...command, ...cash, amount: Money.rand(400) })
    await staysUntil(marketplace, id, '2027-02-04')
    expect(await refundsOf(marketplace, id)).toEqual([['open', 200]])

    await marketplace.reverseDeskPayment.execute({ ...command, note: 'Of another guest' })

    expect(await refundsOf(marketplace, id)).toEqual([])
    expect(await marketplace.sendRefunds.execute({ limit: 10 })).toEqual({ refunded: 0, manual: 0, failed: 0 })
  })

  it('sends by card what is left over, once the desk gives back nothing that it never took', async () => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.recordDeskPayment.execute({ ...command, ...cash, amount: Money.rand(4000), mayExceedBalance: true })
    await staysUntil(marketplace, id, '2027-02-02')
    expect(await refundsOf(marketplace, id)).toEqual([
      ['manual', 3600],
      ['open', 400],
      ['manual', 200],
    ])

    await marketplace.reverseDeskPayment.execute({ ...command, note: 'A nought too many' })

    expect(await refundsOf(marketplace, id)).toEqual([['open', 200]])
  })

  it('leaves with the desk what it took too much of before', async () => {
    const { marketplace, command, id } = await aBookedStay()
    for (const rand of [500, 50]) {
      await marketplace.recordDeskPayment.execute({ ...command, ...cash, amount: Money.rand(rand), mayExceedBalance: true })
    }

    await marketplace.reverseDeskPayment.execute({ ...command, note: 'Of another guest' })

    expect(await refundsOf(marketplace, id)).toEqual([['manual', 100]])
  })
})

describe('correcting a guest (rule L20)', () => {
  it('keeps before and after, and moves the booking to the account of another address', async () => {
    const { marketplace, command, stored, id } = await aBookedStay()
    const before = await stored()
    if (before.status !== 'partiallyPaid') throw new Error('the deposit is not paid')
    const { firstName, lastName, countryCode, cell, verificationPreference, language, specialRequest } = before.guest
    const guest = { firstName: `${firstName}i`, lastName, countryCode, cell, verificationPreference, language, specialRequest }

    await marketplace.correctGuest.execute({ ...command, guest: { ...guest, email: 'other@example.org' } })

    const after = await stored()
    expect(after).toMatchObject({ guest: { firstName: `${firstName}i`, email: 'other@example.org' } })
    const moved = 'guest' in after ? after.guest.userId : null
    expect([null, before.guest.userId]).not.toContain(moved)
    expect(await marketplace.correctGuest.execute({ ...command, guest: { ...guest, email: 'other@example.org' } })).toMatchObject(
      {
        ok: true,
        value: { isDoneBefore: true },
      },
    )
    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    expect(shown.ok && shown.value.history.find(({ kind }) => kind === 'act')).toMatchObject({
      act: 'details-corrected',
      note: JSON.stringify([
        { field: 'firstName', before: firstName, after: `${firstName}i` },
        { field: 'email', before: before.guest.email, after: 'other@example.org' },
      ]),
    })
    expect(await marketplace.correctGuest.execute({ ...command, guest: { ...guest, firstName: ' ', email: '' } })).toEqual(
      refused({ code: 'name-missing' }),
    )
    await marketplace.correctGuest.execute({ ...command, guest: { ...guest, email: '' } })
    expect(await stored()).toMatchObject({ guest: { email: '', userId: null } })
  })
})
