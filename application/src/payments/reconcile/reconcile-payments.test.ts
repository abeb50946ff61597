import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf, checkoutOf } from '../../testing/a-guest-of.ts'
import { givenMarketplace, type Marketplace, type MarketplaceFacts } from '../../testing/given-marketplace.ts'
import { aGatewayThat } from '../testing/a-gateway-that.ts'
import { disputed, movesOf } from '../testing/given-paid.ts'
import { ReconcilePayments } from './reconcile-payments.ts'
import { InMemoryPaymentBooks } from './testing/in-memory-payment-books.ts'

const earlier = aMoment('2026-11-21T00:00').now

function portsOf(marketplace: Marketplace) {
  return { ...marketplace.ports, ...marketplace, gateway: marketplace.ports.gateway }
}

/** R800.00 due, R400.00 of it up front; one attempt is begun. */
async function givenAttempt(facts: MarketplaceFacts = {}) {
  const marketplace = givenMarketplace(facts)
  const { gateway, payments, reservations } = marketplace
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books()
  const pauses: number[] = []
  const paymentBooks = new InMemoryPaymentBooks({
    payments,
    referenceOf: async (of) => (await reservations.find(of))?.simpleReference ?? '',
  })
  const useCase = new ReconcilePayments({ ...portsOf(marketplace), paymentBooks, pause })
  async function pause() {
    pauses.push(1)
  }
  const reconcile = (isFixing = false, since = earlier) => useCase.execute({ since, isFixing, onProgress: () => {} })
  const codes = async (isFixing = false) => (await reconcile(isFixing)).differences.map(({ code }) => code)
  const [attempt] = await payments.attemptsOf(id)
  return {
    marketplace,
    paymentBooks,
    gateway,
    payments,
    guest,
    id,
    payment,
    useCase,
    checkoutId: checkoutOf(payment),
    attempt: attempt!,
    reconcile,
    codes,
    pauses,
  }
}

describe('reconciling', () => {
  it('asks of nothing that was begun when the time that it looks at was over', async () => {
    const { useCase, attempt, pauses } = await givenAttempt()
    const upTo = (until: Temporal.Instant) => useCase.execute({ since: earlier, until, isFixing: false, onProgress: () => {} })

    expect(await upTo(attempt.createdAt)).toMatchObject({ isWhole: true, attempts: 0 })
    expect(pauses).toEqual([])
    expect(await upTo(attempt.createdAt.add({ seconds: 1 }))).toMatchObject({ attempts: 1 })
  })

  it('ends at zero when both sides agree', async () => {
    const { guest, payment, reconcile } = await givenAttempt()
    await guest.pays(payment)

    expect(await reconcile()).toEqual({
      isWhole: true,
      attempts: 1,
      captured: [{ currency: 'ZAR', ours: Money.rand(400), theirs: Money.rand(400) }],
      differences: [],
    })
  })

  it('has nothing to say of a page that nobody used', async () => {
    const { codes } = await givenAttempt()

    expect(await codes()).toEqual([])
  })

  it('looks no further back than it was told', async () => {
    const { gateway, checkoutId, reconcile } = await givenAttempt()
    gateway.pay(checkoutId)

    expect(await reconcile(false, aMoment('2026-11-22T00:00').now)).toMatchObject({ attempts: 0, differences: [] })
  })

  it('asks slowly: it waits before every question', async () => {
    const { reconcile, pauses } = await givenAttempt()

    await reconcile()

    expect(pauses).toHaveLength(2)
  })

  it('asks no more than that where it mends and nothing differs', async () => {
    const { guest, payment, reconcile, pauses } = await givenAttempt()
    await guest.pays(payment)

    await reconcile(true)

    expect(pauses).toHaveLength(2)
  })

  it.each([0, 1])('ends between two questions when it is stopped, after %i attempts', async (asked) => {
    const { guest, payment, useCase, pauses } = await givenAttempt()
    await guest.pays(payment)
    const isStopping = () => pauses.length === asked

    const compared = await useCase.execute({ since: earlier, isFixing: false, onProgress: () => {}, isStopping })

    expect(compared).toMatchObject({ isWhole: false, attempts: asked })
    expect(pauses).toHaveLength(asked)
  })

  it('finds money that our books do not have, and writes nothing', async () => {
    const { gateway, payments, checkoutId, attempt, id, reconcile } = await givenAttempt()
    gateway.pay(checkoutId)

    const { captured, differences } = await reconcile()

    expect(captured).toEqual([{ currency: 'ZAR', ours: Money.zero(), theirs: Money.rand(400) }])
    expect(differences).toMatchObject([
      {
        code: 'payment-not-recorded',
        reservationId: id,
        merchantTransactionId: attempt.merchantTransactionId,
        isFixed: false,
        ours: { state: 'created' },
        theirs: { isCaptured: true, amount: Money.rand(400) },
      },
    ])
    expect(payments.moved.size).toBe(0)
  })

  it('settles it when it is told to, and then ends at zero', async () => {
    const { gateway, guest, checkoutId, id, reconcile } = await givenAttempt()
    gateway.pay(checkoutId)

    const fixing = await reconcile(true)

    expect(fixing.differences).toMatchObject([{ code: 'payment-not-recorded', isFixed: true }])
    expect(fixing.captured).toMatchObject([{ ours: Money.rand(400), theirs: Money.rand(400) }])
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid', amountPaid: Money.rand(400) })
    expect((await reconcile()).differences).toEqual([])
  })

  it.each(['decline', 'cancel', 'timeOut', 'leavePending'] as const)('hears a %s that never reached us', async (act) => {
    const { gateway, checkoutId, codes } = await givenAttempt()
    gateway[act](checkoutId)

    expect(await codes()).toEqual(['state-behind'])
    expect(await codes(true)).toEqual(['state-behind'])
    expect(await codes()).toEqual([])
  })

  it('hears of a dispute that was won', async () => {
    const { marketplace, gateway, guest, payment, checkoutId, id, codes } = await givenAttempt()
    await guest.pays(payment)
    marketplace.clock.moveTo('2026-12-01T10:00')
    await guest.tells(gateway.report(checkoutId, disputed))
    marketplace.clock.moveTo('2026-12-20T10:00')
    gateway.pay(checkoutId)

    expect(await codes()).toEqual(['state-behind'])
    expect(await codes(true)).toEqual(['state-behind'])

    expect(await codes()).toEqual([])
    expect(await movesOf(marketplace, id)).toEqual([
      ['capture', 400],
      ['chargeback', 400],
      ['chargeback-reversal', 400],
    ])
  })

  it('finds the payment of an attempt whose checkout answer was lost, and settles it', async () => {
    const { gateway, payments, guest, checkoutId, attempt, id, codes } = await givenAttempt()
    gateway.pay(checkoutId)
    await payments.saveAttempt({ ...attempt, checkoutId: null, redirectUrl: null })

    expect(await codes(true)).toEqual(['payment-not-recorded'])
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
    expect(await codes()).toEqual([])
  })

  it('finds an attempt that our books have lost, by the name that it must have', async () => {
    const { gateway, attempt, codes, reconcile, checkoutId } = await givenAttempt()
    const [request] = gateway.requests()
    gateway.pay(checkoutId)
    const name = `${attempt.merchantTransactionId.slice(0, -1)}2`
    const lost = await gateway.createCheckout({ ...request!, merchantTransactionId: name, nonce: 'another' })
    gateway.pay(lost.checkoutId)

    expect(await codes(true)).toEqual(['payment-not-recorded', 'attempt-not-recorded'])
    expect(await codes(true)).toEqual(['attempt-not-recorded'])
    expect((await reconcile(true)).differences).toMatchObject([{ isFixed: false, ours: null, theirs: { isCaptured: true } }])
  })

  it.each([
    ['amount-differs', Money.cents(39_999)],
    ['currency-differs', Money.cents(40_000, 'NAD')],
  ] as const)('finds what was taken otherwise than asked: %s', async (code, amount) => {
    const { gateway, checkoutId, codes } = await givenAttempt()
    gateway.report(checkoutId, '000.000.000', amount)

    expect(await codes(true)).toEqual([code])
    expect(await codes()).toEqual([code])
  })

  it('finds a payment that only our books have', async () => {
    const { gateway, guest, payment, checkoutId, codes } = await givenAttempt()
    await guest.pays(payment)
    gateway.decline(checkoutId)

    expect(await codes(true)).toEqual(['payment-not-at-gateway'])
  })

  it('finds a payment that the gateway has never heard of', async () => {
    const forgetful = aGatewayThat(() => ({ status: async () => 'unknown' }))
    const { gateway, marketplace, attempt, checkoutId, codes } = await givenAttempt({ gatewayAs: forgetful })
    gateway.pay(checkoutId)
    expect(await codes()).toEqual([])

    await marketplace.payments.recordCapture({ ...attempt, gatewayPaymentId: 'gateway-1' }, [])
    await marketplace.payments.saveAttempt({ ...attempt, state: 'successful', gatewayPaymentId: 'gateway-1' })

    expect(await codes()).toEqual(['payment-not-at-gateway'])
  })

  it('finds another payment under the same checkout', async () => {
    const twice = aGatewayThat((gateway) => ({
      status: async (checkoutId) => {
        const status = await gateway.status(checkoutId)
        return status === 'unknown' || !hasPaid ? status : { ...status, paymentId: 'another' }
      },
    }))
    let hasPaid = false
    const { guest, payment, codes } = await givenAttempt({ gatewayAs: twice })
    await guest.pays(payment)
    hasPaid = true

    expect(await codes()).toEqual(['payment-id-differs'])
  })

  it('finds a payment under another name', async () => {
    const stranger = aGatewayThat((gateway) => ({
      status: async (checkoutId) => {
        const status = await gateway.status(checkoutId)
        return status === 'unknown' ? status : { ...status, merchantTransactionId: '99999999901' }
      },
    }))
    const { gateway, checkoutId, codes } = await givenAttempt({ gatewayAs: stranger })
    gateway.pay(checkoutId)

    expect(await codes()).toEqual(['name-differs'])
  })

  it('asks for a look at a refund that the gateway may or may not have paid', async () => {
    const { gateway, guest, id, payment, marketplace, codes } = await givenAttempt()
    await guest.pays(payment)
    await guest.cancels(id)
    gateway.goDown()
    await marketplace.sendRefunds.execute({ limit: 10 })
    gateway.comeBack()

    expect(await codes(true)).toEqual(['refund-unclear'])
  })

  it('agrees with refunds that were paid', async () => {
    const { guest, id, payment, marketplace, codes } = await givenAttempt()
    await guest.pays(payment)
    await guest.cancels(id)
    await marketplace.sendRefunds.execute({ limit: 10 })

    expect(await codes()).toEqual([])
  })

  it('calls nothing settled that settling has not put right', async () => {
    const { gateway, checkoutId, marketplace, paymentBooks } = await givenAttempt()
    gateway.pay(checkoutId)
    const settlesNothing = { execute: async () => refused({ code: 'not-found' as const }) }
    const idle = new ReconcilePayments({
      ...portsOf(marketplace),
      paymentBooks,
      settleCheckout: settlesNothing,
      pause: async () => {},
    })

    const { differences } = await idle.execute({ since: earlier, isFixing: true, onProgress: () => {} })

    expect(differences.map(({ code, isFixed }) => [code, isFixed])).toEqual([['payment-not-recorded', false]])
  })

  it('reads all of more attempts than a page holds, each once', async () => {
    const { marketplace, payments, attempt, paymentBooks } = await givenAttempt()
    const others = Array.from({ length: 401 }, (_, index) => `attempt-${String(1000 + index)}` as PaymentAttemptId)
    for (const id of others) {
      await payments.addAttempt({ ...attempt, id, checkoutId: null, merchantTransactionId: id, nextLookAt: null })
    }
    const many = new ReconcilePayments({ ...portsOf(marketplace), paymentBooks, pause: async () => {} })
    const told: number[] = []
    const onProgress = (asked: number) => {
      if (asked > 402) throw new Error('it reads a page again')
      told.push(asked)
    }

    const { attempts, differences } = await many.execute({ since: earlier, isFixing: false, onProgress })

    expect([attempts, differences]).toEqual([402, []])
    expect(told).toEqual(Array.from({ length: 402 }, (_, index) => index + 1))
  })

  it('ends when the gateway does not answer: half a comparison proves nothing', async () => {
    const { gateway, reconcile } = await givenAttempt()
    gateway.goDown()

    await expect(reconcile()).rejects.toMatchObject({ name: 'PaymentGatewayUnavailable' })
  })
})
