import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { PaymentGatewayUnavailable } from '../payments/payment-gateway.ts'
import { aGatewayThat } from '../payments/testing/a-gateway-that.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { halfNow, kwenaCamp, kwenaCampWithoutCards } from '../testing/kwena-camp.ts'
import { confirmationOf } from './testing/readable-confirmation-keys.ts'

async function givenPending(campsite = kwenaCamp()) {
  const marketplace = givenMarketplace({ campsites: [campsite], at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books()
  return { marketplace, guest, id, payment }
}

describe('confirming a reservation without an online payment', () => {
  it('confirms it and tells the guest, once', async () => {
    const { guest, id } = await givenPending(kwenaCampWithoutCards())

    const confirmed = await guest.confirms(id)
    const again = await guest.confirms(id)

    expect(confirmed).toEqual({ id, status: 'confirmed', payment: null })
    expect(again).toEqual(confirmed)
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed'])
  })

  it('wants the key of the message, and changes nothing without it', async () => {
    const { marketplace, guest, id } = await givenPending(kwenaCampWithoutCards())
    const confirm = (confirmation?: string) => marketplace.confirmAsGuest.execute({ id, confirmation })

    for (const typed of [undefined, '', 'key-of-another']) {
      expect(await confirm(typed)).toEqual(refused({ code: 'confirmation_missing' }))
    }
    expect((await guest.sees(id)).status).toBe('pending')
    const [message] = await marketplace.outbox.list({ reservationId: id, limit: 1 })
    const { links } = message?.facts ?? {}
    expect([links?.confirm, links?.short]).toEqual([
      `https://camp.test/r/${id}/confirm?c=${confirmationOf(id)}`,
      `https://camp.test/r/${id}?c=${confirmationOf(id)}`,
    ])
  })

  it('confirms where the deposit is nothing', async () => {
    const { guest, id, payment } = await givenPending(kwenaCamp({ rule: halfNow({ partialPaymentPercentage: 0 }) }))

    expect(payment).toBeNull()
    expect(await guest.confirms(id)).toEqual({ id, status: 'confirmed', payment: null })
  })
})

describe('confirming a reservation with an online payment', () => {
  it('says where to pay what is due up front, on a fresh page of the gateway', async () => {
    const { marketplace, guest, id } = await givenPending()

    const answer = await guest.confirms(id)

    expect(answer).toEqual({ id, status: 'pending', payment: { url: 'https://gateway.test/checkout/checkout-2' } })
    expect(marketplace.gateway.requests().map(({ amount }) => amount)).toEqual([Money.rand(400), Money.rand(400)])
    expect(await guest.hears(id)).toEqual(['submitted'])
  })

  it('says where to pay the balance', async () => {
    const { marketplace, guest, id, payment } = await givenPending(kwenaCamp({ rule: halfNow({ partialPaymentPercentage: 30 }) }))
    await guest.pays(payment)

    const answer = await guest.confirms(id)

    expect(answer).toMatchObject({ status: 'partiallyPaid', payment: { url: expect.any(String) } })
    expect(marketplace.gateway.requests().at(-1)?.amount).toEqual(Money.rand(560))
    expect((await marketplace.payments.attemptsOf(id)).map(({ purpose }) => purpose)).toEqual(['deposit', 'balance'])
  })

  it.each([
    ['the deposit', false, 'partiallyPaid'],
    ['everything', true, 'confirmed'],
  ] as const)('asks for no second payment when the gateway has %s but nobody told us', async (_what, payInFull, status) => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull })
    marketplace.gateway.pay(checkoutOf(payment))

    const answer = await guest.confirms(id)

    expect(answer).toEqual({ id, status, payment: null })
    expect(marketplace.gateway.requests()).toHaveLength(1)
  })

  it('waits for a payment that is with the bank, and asks for none beside it', async () => {
    const { marketplace, guest, id, payment } = await givenPending()
    marketplace.gateway.leavePending(checkoutOf(payment))

    expect(await guest.confirms(id)).toEqual({ id, status: 'pending', payment: null })
    expect((await guest.sees(id)).underWay).toEqual(Money.rand(400))
    expect(marketplace.gateway.requests()).toHaveLength(1)

    marketplace.gateway.decline(checkoutOf(payment))
    expect(await guest.confirms(id)).toMatchObject({ payment: { url: expect.any(String) } })
    expect((await guest.sees(id)).underWay).toBeNull()
  })

  it('remembers an earlier payment although a later page never opened', async () => {
    const opens = [true, false]
    const gatewayAs = aGatewayThat((gateway) => ({
      createCheckout: async (request) => {
        if (opens.shift()) return gateway.createCheckout(request)
        throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: true, detail: 'down' })
      },
    }))
    const marketplace = givenMarketplace({ gatewayAs })
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books()
    await expect(marketplace.confirmAsGuest.execute({ id })).rejects.toThrow('unavailable')
    marketplace.gateway.pay(checkoutOf(payment))

    expect(await guest.confirms(id)).toMatchObject({ status: 'partiallyPaid', payment: null })
  })

  it('confirmed by payment, answers the same without the gateway', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull: true })
    await guest.pays(payment)
    marketplace.gateway.goDown()

    expect(await guest.confirms(id)).toEqual({ id, status: 'confirmed', payment: null })
  })
})

describe('confirming too late', () => {
  it.each([false, true])('is refused as expired (swept: %s)', async (isSwept) => {
    const { marketplace, id } = await givenPending()
    marketplace.clock.moveTo('2026-11-22T10:00')
    if (isSwept) await marketplace.sweepHolds.execute({ dryRun: false })

    expect(await marketplace.confirmAsGuest.execute({ id })).toEqual(refused({ code: 'expired' }))
  })

  it.each([false, true])('counts a payment that nobody told us of (swept: %s)', async (isSwept) => {
    const { marketplace, guest, id, payment } = await givenPending()
    marketplace.gateway.pay(checkoutOf(payment))
    marketplace.clock.moveTo('2026-11-22T10:00')
    if (isSwept) await marketplace.sweepHolds.execute({ dryRun: false })

    expect(await guest.confirms(id)).toEqual({ id, status: 'partiallyPaid', payment: null })
  })

  it('is refused after a cancellation', async () => {
    const { marketplace, guest, id } = await givenPending()
    await guest.cancels(id)

    expect(await marketplace.confirmAsGuest.execute({ id })).toEqual(refused({ code: 'already_cancelled' }))
  })

  it('is refused for a hold, a stay that is over and paid, and a reservation that never was', async () => {
    const { marketplace, guest, id, payment } = await givenPending()
    await guest.pays(payment)
    const { id: hold } = await guest.holds({ from: '2027-03-01', to: '2027-03-02' })
    const answerOf = (each: ReservationId) => marketplace.confirmAsGuest.execute({ id: each })

    expect(await answerOf(hold)).toEqual(refused({ code: 'wrong_state' }))
    expect(await answerOf('nobody' as ReservationId)).toEqual(refused({ code: 'not-found' }))
    marketplace.clock.moveTo('2027-02-06T10:00')
    await marketplace.completeStays.execute({ dryRun: false })
    const left = await answerOf(id)
    expect(left).toMatchObject({ value: { status: 'completed', payment: {} } })
    await guest.pays(left.ok ? left.value.payment : null)
    expect(await answerOf(id)).toEqual(refused({ code: 'stay_begun' }))
  })
})
