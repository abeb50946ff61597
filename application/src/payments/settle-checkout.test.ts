import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace, type MarketplaceFacts } from '../testing/given-marketplace.ts'
import { PaymentGatewayUnavailable } from './payment-gateway.ts'
import { paymentsToCheck } from './payments-to-check.ts'
import { aGatewayThat } from './testing/a-gateway-that.ts'

/** R800.00 due, R400.00 of it up front. */
async function givenCheckout({ payInFull = false, ...facts }: MarketplaceFacts & { readonly payInFull?: boolean } = {}) {
  const marketplace = givenMarketplace(facts)
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull })
  const checkoutId = checkoutOf(payment)
  const settle = () => marketplace.settleCheckout.execute({ checkoutId })
  return { marketplace, guest, id, payment, checkoutId, settle }
}

describe('a payment', () => {
  it.each([
    ['of the deposit', false, 'partiallyPaid', 400, 'deposit-received'],
    ['in full', true, 'confirmed', 800, 'confirmed'],
  ] as const)('%s lands on the reservation', async (_what, payInFull, status, rand, event) => {
    const { marketplace, guest, id, checkoutId, settle } = await givenCheckout({ payInFull })
    marketplace.gateway.pay(checkoutId)

    const outcome = await settle()

    expect(outcome).toEqual(accepted({ kind: 'paid', reservationId: id }))
    expect(await guest.sees(id)).toMatchObject({ status, amountPaid: Money.rand(rand) })
    expect(await guest.hears(id)).toEqual(['submitted', event])
  })

  it('of the balance confirms', async () => {
    const { guest, id, payment } = await givenCheckout()
    await guest.pays(payment)

    await guest.pays((await guest.confirms(id)).payment)

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800), balance: Money.zero() })
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'confirmed'])
  })

  it('after a declined one on a page of its own counts', async () => {
    const { marketplace, guest, id, checkoutId, settle } = await givenCheckout()
    marketplace.gateway.decline(checkoutId)
    expect(await settle()).toEqual(accepted({ kind: 'declined', reservationId: id, resultCode: '800.100.152' }))

    const { payment } = await guest.confirms(id)
    await guest.pays(payment)

    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid', amountPaid: Money.rand(400) })
    expect((await marketplace.payments.attemptsOf(id)).map(({ state }) => state)).toEqual(['declined', 'successful'])
  })

  it('with another card on the same page is refunded on that card', async () => {
    const paymentIds = ['first-card', 'second-card']
    const otherCard = aGatewayThat((gateway) => ({
      status: async (checkoutId) => {
        const status = await gateway.status(checkoutId)
        return status === 'unknown' ? status : { ...status, paymentId: paymentIds.shift() ?? null }
      },
    }))
    const { marketplace, guest, id, checkoutId, settle } = await givenCheckout({ gatewayAs: otherCard })
    marketplace.gateway.decline(checkoutId)
    await settle()

    marketplace.gateway.pay(checkoutId)
    await settle()

    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
    expect(await marketplace.payments.attemptsOf(id)).toMatchObject([{ gatewayPaymentId: 'second-card' }])
  })

  it('that stays pending is told once, and leaves the reservation as it is', async () => {
    const { marketplace, guest, id, checkoutId, settle } = await givenCheckout()
    marketplace.gateway.leavePending(checkoutId)

    const outcomes = [await settle(), await settle()]

    expect(outcomes).toEqual([accepted({ kind: 'pending', reservationId: id }), accepted({ kind: 'pending', reservationId: id })])
    expect(await guest.hears(id)).toEqual(['submitted', 'payment-pending'])
    expect(await guest.sees(id)).toMatchObject({ status: 'pending', amountPaid: Money.zero() })
  })

  it('that nobody began is no pending payment', async () => {
    const { marketplace, guest, id, settle } = await givenCheckout()

    expect(await settle()).toEqual(accepted({ kind: 'pending', reservationId: id }))
    expect(await guest.hears(id)).toEqual(['submitted'])
    expect(await marketplace.payments.attemptsOf(id)).toMatchObject([{ state: 'created' }])
  })

  it.each([
    ['broken off', 'cancel', 'cancelled'],
    ['timed out', 'timeOut', 'pending'],
  ] as const)('that was %s is answered as %s', async (_what, act, kind) => {
    const { marketplace, id, checkoutId, settle } = await givenCheckout()
    marketplace.gateway[act](checkoutId)

    expect(await settle()).toEqual(accepted({ kind, reservationId: id }))
  })

  it('of a checkout that nobody knows is not found', async () => {
    const { marketplace } = await givenCheckout()

    expect(await marketplace.settleCheckout.execute({ checkoutId: 'nobody' })).toEqual(refused({ code: 'not-found' }))
  })
})

describe('a payment that is not exactly what was asked', () => {
  it.each([
    ['a cent less', Money.cents(39_999)],
    ['a cent more', Money.cents(40_001)],
    ['another currency', Money.cents(40_000, 'NAD')],
  ])('of %s is never paid', async (_what, amount) => {
    const { marketplace, guest, id, checkoutId, settle } = await givenCheckout()
    marketplace.gateway.report(checkoutId, '000.000.000', amount)

    const outcome = await settle()

    expect(outcome).toEqual(accepted({ kind: 'pending', reservationId: id }))
    expect(await guest.sees(id)).toMatchObject({ status: 'pending', amountPaid: Money.zero() })
    expect(marketplace.payments.moved.size).toBe(0)
  })

  it.each([
    ['broken off', '100.396.101'],
    ['timed out', '100.396.104'],
    ['not answered for by the bank', '900.100.300'],
    ['declined', '800.100.152'],
  ])('is seen by the desk and keeps the guest from paying again, also of a page that was %s before', async (_what, code) => {
    const { marketplace, guest, id, checkoutId, settle } = await givenCheckout()
    marketplace.gateway.report(checkoutId, code)
    await settle()
    marketplace.gateway.report(checkoutId, '000.000.000', Money.cents(39_999))

    expect(await settle()).toEqual(accepted({ kind: 'pending', reservationId: id }))

    const attempts = await marketplace.payments.attemptsOf(id)
    expect(paymentsToCheck(attempts)).toMatchObject([{ why: 'differs', resultCode: '000.000.000' }])
    expect(attempts).toMatchObject([{ state: 'uncertain', gatewayPaymentId: `payment-of-${checkoutId}` }])
    expect(await guest.confirms(id)).toMatchObject({ payment: null })
  })

  it('stays seen when the gateway says something else of the page later', async () => {
    const { marketplace, id, checkoutId, settle } = await givenCheckout()
    marketplace.gateway.report(checkoutId, '000.000.000', Money.cents(39_999))
    await settle()
    marketplace.gateway.cancel(checkoutId)

    await settle()

    expect(paymentsToCheck(await marketplace.payments.attemptsOf(id))).toMatchObject([{ why: 'differs' }])
  })

  it.each([
    ['under another name', { merchantTransactionId: '99999999901' }],
    ['under no name', { merchantTransactionId: null }],
    ['without an amount', { amount: null }],
  ])('%s is never paid', async (_what, differs) => {
    const stranger = aGatewayThat((gateway) => ({
      status: async (checkoutId) => {
        const status = await gateway.status(checkoutId)
        return status === 'unknown' ? status : { ...status, ...differs }
      },
    }))
    const { marketplace, guest, id, checkoutId, settle } = await givenCheckout({ gatewayAs: stranger })
    marketplace.gateway.pay(checkoutId)

    expect(await settle()).toEqual(accepted({ kind: 'pending', reservationId: id }))
    expect(await guest.sees(id)).toMatchObject({ status: 'pending', amountPaid: Money.zero() })
  })
})

describe('checking the latest payment of a reservation', () => {
  it('finds none before anybody tried', async () => {
    const marketplace = givenMarketplace()
    const { id } = await aGuestOf(marketplace).holds()

    expect(await marketplace.checkPayment.execute({ reservationId: id })).toEqual(accepted({ kind: 'none' }))
  })

  it('asks the gateway while it is open', async () => {
    const { marketplace, guest, id, checkoutId } = await givenCheckout()
    marketplace.gateway.pay(checkoutId)

    expect(await marketplace.checkPayment.execute({ reservationId: id })).toEqual(accepted({ kind: 'paid', reservationId: id }))
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
  })

  it('knows what is settled without the gateway', async () => {
    const { marketplace, guest, id, payment } = await givenCheckout()
    await guest.pays(payment)
    marketplace.gateway.goDown()

    expect(await marketplace.checkPayment.execute({ reservationId: id })).toEqual(accepted({ kind: 'paid', reservationId: id }))
  })

  it('asks for the page of another tab too, so that nobody pays twice', async () => {
    const { marketplace, guest, id, checkoutId } = await givenCheckout()
    const later = await guest.confirms(id)
    marketplace.gateway.pay(checkoutId)

    const confirmed = await marketplace.confirmAsGuest.execute({ id })

    expect(checkoutOf(later.payment)).not.toBe(checkoutId)
    expect(confirmed).toMatchObject(accepted({ status: 'partiallyPaid', payment: null }))
    expect(await marketplace.payments.attemptsOf(id)).toHaveLength(2)
  })

  it('asks for up to three pages at once, since the guest waits', async () => {
    const asked = { now: 0, most: 0 }
    const counting = aGatewayThat((gateway) => ({
      status: async (checkoutId) => {
        asked.now += 1
        asked.most = Math.max(asked.most, asked.now)
        await Promise.resolve()
        asked.now -= 1
        return gateway.status(checkoutId)
      },
    }))
    const { marketplace, guest, id } = await givenCheckout({ gatewayAs: counting })
    for (let page = 2; page <= 4; page++) await guest.confirms(id)

    await marketplace.checkPayment.execute({ reservationId: id })

    expect(asked.most).toBe(3)
  })

  it('counts the money of one page although the gateway does not answer about another', async () => {
    const silent = new Set<string>()
    const gatewayAs = aGatewayThat((gateway) => ({
      status: async (checkoutId) => {
        if (!silent.has(checkoutId)) return gateway.status(checkoutId)
        throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: false, detail: 'down' })
      },
    }))
    const { marketplace, guest, id, checkoutId } = await givenCheckout({ gatewayAs })
    const later = checkoutOf((await guest.confirms(id)).payment)
    silent.add(later)
    await expect(marketplace.checkPayment.execute({ reservationId: id })).rejects.toThrow(PaymentGatewayUnavailable)

    marketplace.gateway.pay(checkoutId)

    expect(await marketplace.checkPayment.execute({ reservationId: id })).toEqual(accepted({ kind: 'paid', reservationId: id }))
  })

  it('says of the latest page what it says, where no other has money', async () => {
    const { marketplace, guest, id } = await givenCheckout()
    const later = await guest.confirms(id)
    marketplace.gateway.decline(checkoutOf(later.payment))

    expect(await marketplace.checkPayment.execute({ reservationId: id })).toMatchObject(accepted({ kind: 'declined' }))
  })

  it('tells of a declined one, why', async () => {
    const { marketplace, id, checkoutId, settle } = await givenCheckout()
    marketplace.gateway.decline(checkoutId)
    await settle()

    expect(await marketplace.checkPayment.execute({ reservationId: id })).toEqual(
      accepted({ kind: 'declined', reservationId: id, resultCode: '800.100.152' }),
    )
  })
})
