import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace, type Marketplace } from '../testing/given-marketplace.ts'
import { aGatewayThat } from './testing/a-gateway-that.ts'

/** R800.00, all of it asked for at once; expired a day later. */
async function givenLapsed({ isSwept = true } = {}) {
  const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull: true })
  marketplace.clock.moveTo('2026-11-22T11:00')
  if (isSwept) await marketplace.sweepHolds.execute({ dryRun: false })
  return { marketplace, guest, id, payment }
}

const tasksOf = async ({ payments }: Marketplace, id: ReservationId) =>
  (await payments.refundTasksOf(id)).map(({ amount, reason, state }) => ({ amount, reason, state }))

/** Whether the guest is told that somebody else has the place, on each channel. */
const lostPlaceSaid = async ({ outbox }: Marketplace, id: ReservationId) => {
  const messages = await outbox.list({ reservationId: id, event: 'payment-after-expiry', limit: 10 })
  return messages.map(({ facts }) => facts.cancellation.hasLostPlace)
}

describe('money that arrives after the reservation lapsed', () => {
  it.each([
    ['was swept', true, ['submitted', 'expired', 'confirmed']],
    ['still stands there', false, ['submitted', 'confirmed']],
  ] as const)('revives one that %s while its plots are free', async (_what, isSwept, heard) => {
    const { marketplace, guest, id, payment } = await givenLapsed({ isSwept })

    const outcome = await guest.pays(payment)

    expect(outcome).toEqual({ kind: 'paid', reservationId: id })
    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800), cancellation: null })
    expect(await guest.hears(id)).toEqual(heard)
    expect(await tasksOf(marketplace, id)).toEqual([])
  })

  it('revives it although somebody held its plots meanwhile, once that hold has run out', async () => {
    const { marketplace, guest, id, payment } = await givenLapsed()
    const other = await guest.holds({})
    marketplace.clock.moveTo('2026-11-22T11:16')

    expect(await guest.pays(payment)).toEqual({ kind: 'paid', reservationId: id })

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800) })
    expect((await marketplace.reservations.find(other.id))?.status).toBe('cancelled')
  })

  it('keeps what a shortened stay costs of it, and gives back the rest', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull: true })
    const stay = StayDates.of(Temporal.PlainDate.from('2027-02-01'), Temporal.PlainDate.from('2027-02-02'))
    const [plot] = (await marketplace.reservations.find(id))?.plots ?? []
    const amendment = { stay, plots: [{ plotId: plot!.plotId, party: plot!.party }], price: 're-quote' } as const
    await marketplace.amendReservation.execute({
      actor: system('desk'),
      as: 'staff',
      id,
      amendment,
      ignoresStayRules: true,
    })
    const due = (await guest.sees(id)).amountDue
    marketplace.clock.moveTo('2026-11-22T11:00')
    await marketplace.sweepHolds.execute({ dryRun: false })

    await guest.pays(payment)

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountDue: due, amountPaid: Money.rand(800) })
    const surplus = Money.rand(800).minus(due)
    expect(surplus.isPositive).toBe(true)
    expect(await tasksOf(marketplace, id)).toEqual([{ amount: surplus, reason: 'overpayment', state: 'open' }])
  })

  it('goes back when somebody else has the plots, and the guest is told', async () => {
    const { marketplace, guest, id, payment } = await givenLapsed()
    const other = await guest.books({}, { email: 'sipho@example.test' })

    const outcome = await guest.pays(payment)

    expect(outcome).toEqual({ kind: 'to-be-refunded', reservationId: id })
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.rand(800) })
    expect(await guest.sees(other.id)).toMatchObject({ status: 'pending' })
    expect(await tasksOf(marketplace, id)).toEqual([{ amount: Money.rand(800), reason: 'payment-after-expiry', state: 'open' }])
    expect(await guest.hears(id)).toEqual(['submitted', 'expired', 'payment-after-expiry'])
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    const { businessEmail } = marketplace.campsites[0]!.organisation
    expect(messages.filter(({ event }) => event === 'late-payment')).toMatchObject([
      { channel: 'email', to: businessEmail, language: 'en', facts: { money: { refundAmount: 80_000 } } },
    ])
    expect(await lostPlaceSaid(marketplace, id)).toEqual([true, true])
    await marketplace.sendRefunds.execute({ limit: 10 })
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
  })

  it('answers the same when it is told again', async () => {
    const { marketplace, guest, id, payment } = await givenLapsed()
    await guest.books({}, { email: 'sipho@example.test' })
    await guest.pays(payment)

    const again = await marketplace.settleCheckout.execute({ checkoutId: checkoutOf(payment) })

    expect(again).toEqual(accepted({ kind: 'to-be-refunded', reservationId: id }))
    expect(await tasksOf(marketplace, id)).toHaveLength(1)
  })

  it('goes back once the arrival day is over', async () => {
    const { marketplace, guest, id, payment } = await givenLapsed()
    marketplace.clock.moveTo('2027-02-02T00:00')

    expect(await guest.pays(payment)).toEqual({ kind: 'to-be-refunded', reservationId: id })

    expect(await lostPlaceSaid(marketplace, id)).toEqual([undefined, undefined])
  })
})

describe('money that arrives after money was given back', () => {
  it('goes back too, for what is on its way back pays for no stay', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const { id, payment: first } = await guest.books()
    const { payment: second } = await guest.confirms(id)
    marketplace.clock.moveTo('2026-11-22T11:00')
    const other = await guest.books({}, { email: 'sipho@example.test' })
    await guest.pays(first)
    await guest.cancels(other.id)

    const outcome = await guest.pays(second)

    expect(outcome).toEqual({ kind: 'to-be-refunded', reservationId: id })
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.rand(800) })
    expect(await tasksOf(marketplace, id)).toHaveLength(2)
  })
})

describe('money that arrives after a cancellation', () => {
  it('goes back, and the guest reads of the cancellation, not of somebody else', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull: true })
    await guest.cancels(id)

    expect(await guest.pays(payment)).toEqual({ kind: 'to-be-refunded', reservationId: id })

    expect(await lostPlaceSaid(marketplace, id)).toEqual([undefined, undefined])
  })

  it('goes back by the payment it came by', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id, payment: first } = await guest.books({}, { payInFull: true })
    const { payment: second } = await guest.confirms(id)
    await guest.pays(second)
    marketplace.clock.moveTo('2027-01-31T10:00') // nothing comes back by now
    await guest.cancels(id)

    const outcomes = [await guest.pays(first), await guest.pays(first)]

    const [late] = await marketplace.payments.attemptsOf(id)
    expect(outcomes.map(({ kind }) => kind)).toEqual(['to-be-refunded', 'to-be-refunded'])
    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ paymentAttemptId: late?.id, amount: Money.rand(800) }])
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.rand(1600) })
  })
})

describe('one payment of the gateway', () => {
  it('counts once, although two of our pages tell of it', async () => {
    const onePayment = aGatewayThat((gateway) => ({
      status: async (checkoutId) => {
        const status = await gateway.status(checkoutId)
        return status === 'unknown' || status.paymentId === null ? status : { ...status, paymentId: 'the-one' }
      },
    }))
    const marketplace = givenMarketplace({ gatewayAs: onePayment })
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books()
    const { payment: another } = await guest.confirms(id)

    for (const each of [payment, another]) await guest.pays(each)

    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid', amountPaid: Money.rand(400) })
  })
})

describe('money beyond the amount due', () => {
  /** Three pages of the gateway, each for everything. */
  async function givenThreePages() {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull: true })
    const payments = [payment, (await guest.confirms(id)).payment, (await guest.confirms(id)).payment]
    return { marketplace, guest, id, payments }
  }

  it('goes back, each time just what is too much', async () => {
    const { marketplace, guest, id, payments } = await givenThreePages()

    for (const payment of payments) await guest.pays(payment)

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(2400) })
    const tooMuch = { amount: Money.rand(800), reason: 'overpayment', state: 'open' }
    expect(await tasksOf(marketplace, id)).toEqual([tooMuch, tooMuch])
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed'])
    await marketplace.sendRefunds.execute({ limit: 10 })
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(800), balance: Money.zero() })
  })

  it.each([false, true])('does not come back a second time by a cancellation (refunded before: %s)', async (isRefunded) => {
    const { marketplace, guest, id, payments } = await givenThreePages()
    for (const payment of payments.slice(0, 2)) await guest.pays(payment)
    if (isRefunded) await marketplace.sendRefunds.execute({ limit: 10 })

    const terms = await marketplace.cancellationTerms.execute({ id })
    const cancelled = await guest.cancels(id)

    expect(terms).toMatchObject({ ok: true, value: { refundAmount: Money.rand(800) } })
    expect(cancelled.refundAmount).toEqual(Money.rand(800))
    await marketplace.sendRefunds.execute({ limit: 10 })
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.zero() })
    expect((await tasksOf(marketplace, id)).map(({ state }) => state)).toEqual(['done', 'done'])
  })
})
