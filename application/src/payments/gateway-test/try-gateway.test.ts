import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { system, visitor } from '../../shared/actor.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import { PaymentGatewayUnavailable } from '../payment-gateway.ts'
import { aGatewayThat } from '../testing/a-gateway-that.ts'

const actor = system('test')

async function givenTest(amount = Money.rand(5), gatewayAs?: ReturnType<typeof aGatewayThat>) {
  const marketplace = givenMarketplace({ gatewayAs })
  const started = await marketplace.startGatewayTest.execute({ actor, amount })
  if (!started.ok) throw new Error(started.refusal.code)
  const { id, checkoutId } = started.value
  const last = async () => {
    const shown = await marketplace.showGatewayTests.execute({ actor })
    const answer = shown.ok ? shown.value.tests[0]?.answers.at(-1) : undefined
    return answer && [answer.step, answer.isGood, answer.outcome]
  }
  const asks = () => marketplace.askGatewayTest.execute({ actor, id })
  const refunds = (rand: number) => marketplace.refundGatewayTest.execute({ actor, id, amount: Money.rand(rand) })
  return { marketplace, id, checkoutId: checkoutId ?? '', last, asks, refunds }
}

async function shown(marketplace: Awaited<ReturnType<typeof givenTest>>['marketplace']) {
  const found = await marketplace.showGatewayTests.execute({ actor })
  return found.ok ? found.value.tests[0] : undefined
}

describe('trying the gateway', () => {
  it('goes from validation to a refund in parts, and writes every answer down', async () => {
    const { marketplace, checkoutId, last, asks, refunds } = await givenTest()
    expect(marketplace.gateway.requests()).toMatchObject([
      {
        merchantTransactionId: expect.stringMatching(/^TEST[0-9A-Z]{8}$/),
        returnUrl: 'https://camp.test/api/payments/test-return',
      },
    ])
    expect(await last()).toEqual(['create', true, 'created'])
    marketplace.gateway.pay(checkoutId)

    await asks()
    expect(await last()).toEqual(['status', true, '000.000.000'])
    await refunds(2)
    expect(await last()).toEqual(['refund', true, 'refunded'])
    await refunds(4)

    expect(await last()).toEqual(['refund', false, 'refund-declined'])
    expect(marketplace.gateway.refundedOf(checkoutId)).toEqual(Money.rand(2))
  })

  it('adds up what was refunded in parts', async () => {
    const { marketplace, checkoutId, asks, refunds } = await givenTest()
    marketplace.gateway.pay(checkoutId)
    await asks()

    await refunds(2)
    const { answers = [] } = (await shown(marketplace)) ?? {}
    expect(answers.at(-2)?.detail).toContain('paymen…')
    expect(answers.map(({ detail }) => detail).join()).not.toContain('payment-of')

    for (const rand of [0, -1, 5.01]) expect(await refunds(rand)).toEqual(refused({ code: 'amount-out-of-range' }))
    expect(await refunds(1)).toMatchObject(accepted({ refunded: Money.rand(3) }))
  })

  it('says when the gateway speaks of another amount, or does not answer', async () => {
    const { marketplace, checkoutId, last, asks, refunds } = await givenTest()
    marketplace.gateway.report(checkoutId, '000.000.000', Money.rand(6))
    await asks()
    expect(await last()).toEqual(['status', false, 'amount-differs'])

    marketplace.gateway.goDown()
    await asks()
    expect(await last()).toEqual(['status', false, 'no-answer'])
    await refunds(1)
    expect(await last()).toEqual(['refund', false, 'no-answer'])
    expect(await marketplace.showGatewayTests.execute({ actor })).toMatchObject({ ok: true, value: { methods: null } })
  })

  it('keeps three hundred letters of what was wrong', async () => {
    const down = async () => {
      throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: false, detail: 'x'.repeat(400) })
    }
    const { marketplace, asks } = await givenTest(
      Money.rand(5),
      aGatewayThat(() => ({ status: down })),
    )

    await asks()

    expect((await shown(marketplace))?.answers.at(-1)?.detail).toHaveLength(300)
  })

  it('refunds nothing that was not paid, and takes small amounts only', async () => {
    const { marketplace, refunds } = await givenTest()

    expect(await refunds(1)).toEqual(refused({ code: 'not-paid' }))
    for (const amount of [Money.cents(99), Money.cents(10_001)]) {
      expect(await marketplace.startGatewayTest.execute({ actor, amount })).toEqual(refused({ code: 'amount-out-of-range' }))
    }
    for (const amount of [Money.rand(1), Money.rand(100)]) {
      expect((await marketplace.startGatewayTest.execute({ actor, amount })).ok).toBe(true)
    }
  })

  it('never touches the money of a booking: a notification of it is noted', async () => {
    const { marketplace, checkoutId } = await givenTest()

    const told = await marketplace.receivePaymentNotification.execute(marketplace.gateway.pay(checkoutId))

    expect(told).toEqual(accepted({ kind: 'noted' }))
    expect(marketplace.payments.moved.size).toBe(0)
  })

  it('is for the platform alone', async () => {
    const { marketplace, id } = await givenTest()
    const nobody = { actor: visitor }

    expect(await marketplace.showGatewayTests.execute(nobody)).toEqual(refused({ code: 'not-permitted' }))
    expect(await marketplace.askGatewayTest.execute({ ...nobody, id })).toEqual(refused({ code: 'not-permitted' }))
    expect(await marketplace.askGatewayTest.execute({ actor, id: 'none' })).toEqual(refused({ code: 'test-unknown' }))
  })
})
