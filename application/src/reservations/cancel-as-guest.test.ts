import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf, aWish } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'

/** R800.00 paid by card for four nights from 1 February 2027. */
async function givenPaid({ payInFull = true } = {}) {
  const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull })
  await guest.pays(payment)
  return { marketplace, guest, id }
}

describe('cancelling by the guest', () => {
  it.each([
    ['14 days before', '2027-01-18T23:59', 100, 800],
    ['13 days before', '2027-01-19T00:00', 50, 400],
    ['7 days before', '2027-01-25T23:59', 50, 400],
    ['6 days before', '2027-01-26T00:00', 0, 0],
    ['the evening before', '2027-01-31T23:59', 0, 0],
    ['the evening of', '2027-02-01T23:59', 0, 0],
  ])('%s arrival brings back what the policy says, as shown before the click', async (_when, at, percentage, refund) => {
    const { marketplace, guest, id } = await givenPaid()
    marketplace.clock.moveTo(at)

    const terms = await marketplace.cancellationTerms.execute({ id })
    const cancelled = await guest.cancels(id)

    expect(terms).toMatchObject({
      ok: true,
      value: { canCancel: true, reason: null, refundPercentage: percentage, refundAmount: Money.rand(refund) },
    })
    expect(cancelled).toEqual({ id, status: 'cancelled', refundAmount: Money.rand(refund) })
    const tasks = await marketplace.payments.refundTasksOf(id)
    expect(tasks.map(({ amount, reason, state }) => ({ amount, reason, state }))).toEqual(
      refund === 0 ? [] : [{ amount: Money.rand(refund), reason: 'cancellation', state: 'open' }],
    )
  })

  it('frees the plots at once and tells the guest once', async () => {
    const { marketplace, guest, id } = await givenPaid()

    const cancelled = await guest.cancels(id)
    const again = await guest.cancels(id)

    expect(again).toEqual(cancelled)
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'cancelled'])
    expect(await marketplace.payments.refundTasksOf(id)).toHaveLength(1)
    expect((await marketplace.placeHold.execute(aWish())).ok).toBe(true)
  })

  it('of a booking for tonight works, as its message promises', async () => {
    const camp = kwenaCamp()
    const plots = camp.plots.map((plot) => ({ ...plot, allowLateBooking: true }))
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00', campsites: [{ ...camp, plots }] })
    const guest = aGuestOf(marketplace)
    const { id } = await guest.books({ from: '2026-11-21', to: '2026-11-23' })

    expect((await guest.sees(id)).mayCancel).toBe(true)
    expect(await guest.cancels(id)).toMatchObject({ status: 'cancelled' })
    expect((await guest.sees(id)).mayCancel).toBe(false)
  })

  it('is refused once the arrival day is over', async () => {
    const { marketplace, guest, id } = await givenPaid()
    marketplace.clock.moveTo('2027-02-02T00:00')

    expect(await marketplace.cancelAsGuest.execute({ id })).toEqual(refused({ code: 'stay_begun' }))
    expect(await marketplace.cancellationTerms.execute({ id })).toMatchObject({
      ok: true,
      value: { canCancel: false, reason: 'stay_begun', refundAmount: Money.zero(), refundPercentage: 0 },
    })
    expect((await guest.sees(id)).mayCancel).toBe(false)
  })

  it('takes the money back from the payments it came by, the latest first', async () => {
    const { marketplace, guest, id } = await givenPaid({ payInFull: false })
    marketplace.clock.moveTo('2026-12-01T10:00')
    await guest.pays((await guest.confirms(id)).payment)
    marketplace.clock.moveTo('2027-01-20T10:00')
    const [deposit, balance] = await marketplace.payments.attemptsOf(id)

    await guest.cancels(id)

    const tasks = await marketplace.payments.refundTasksOf(id)
    expect(tasks.map(({ paymentAttemptId, amount }) => [paymentAttemptId, amount])).toEqual([[balance?.id, Money.rand(400)]])
    expect(deposit?.state).toBe('successful')
  })

  it('never takes more from a payment than is left of it', async () => {
    const { marketplace, guest, id } = await givenPaid({ payInFull: false })
    marketplace.clock.moveTo('2026-12-01T10:00')
    await guest.pays((await guest.confirms(id)).payment)

    await guest.cancels(id)

    const tasks = await marketplace.payments.refundTasksOf(id)
    expect(tasks.map(({ amount, state }) => [amount, state])).toEqual([
      [Money.rand(400), 'open'],
      [Money.rand(400), 'open'],
    ])
  })

  it('of a pending reservation costs nothing and brings nothing', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id } = await guest.books()

    expect((await guest.cancels(id)).refundAmount).toEqual(Money.zero())
    expect(await marketplace.payments.refundTasksOf(id)).toEqual([])
  })

  it('that would cost more than was shown is refused, until that is shown', async () => {
    const { marketplace, guest, id } = await givenPaid()
    const cancelling = (rand: number) => marketplace.cancelAsGuest.execute({ id, costsAtMost: Money.rand(rand) })
    marketplace.clock.moveTo('2027-01-19T00:00')

    expect(await cancelling(0), 'shown before midnight').toEqual(refused({ code: 'costs_more' }))
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed'])
    expect(await cancelling(400)).toMatchObject({ ok: true, value: { refundAmount: Money.rand(400) } })
    expect(await cancelling(0), 'once it is cancelled').toMatchObject({ ok: true })
  })

  it('is refused where a payment came after nothing was shown as paid', async () => {
    const marketplace = givenMarketplace({ at: '2027-01-25T10:00' })
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull: true })
    await guest.pays(payment)

    expect(await marketplace.cancelAsGuest.execute({ id, costsAtMost: Money.zero() })).toEqual(refused({ code: 'costs_more' }))
  })

  it('is refused where there is nothing to cancel', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const { id: hold } = await guest.holds()
    const { id: pending } = await guest.books({ from: '2027-03-01', to: '2027-03-02' })
    const answerOf = (id: ReservationId) => marketplace.cancelAsGuest.execute({ id })

    expect(await answerOf(hold)).toEqual(refused({ code: 'wrong_state' }))
    expect(await answerOf('nobody' as ReservationId)).toEqual(refused({ code: 'not-found' }))
    marketplace.clock.moveTo('2026-11-22T10:00')
    expect(await answerOf(pending)).toEqual(refused({ code: 'expired' }))
    await marketplace.sweepHolds.execute({ dryRun: false })
    expect(await answerOf(pending)).toEqual(refused({ code: 'expired' }))
    expect(await marketplace.cancellationTerms.execute({ id: 'nobody' as ReservationId })).toEqual(refused({ code: 'not-found' }))
  })

  it('after the staff did says so', async () => {
    const { marketplace, id } = await givenPaid()
    const staff = { kind: 'system', name: 'desk' } as const
    await marketplace.cancelAsOperator.execute({
      actor: staff,
      idOrReference: id,
      note: 'Flood',
      refund: { kind: 'full' },
      dryRun: false,
    })

    expect(await marketplace.cancelAsGuest.execute({ id })).toEqual(refused({ code: 'already_cancelled' }))
    expect(await marketplace.cancellationTerms.execute({ id })).toMatchObject({
      ok: true,
      value: { reason: 'already_cancelled' },
    })
  })
})
