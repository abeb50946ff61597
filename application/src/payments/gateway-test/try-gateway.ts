import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import { notificationAddress } from '../notification-address.ts'
import { type CheckoutRequest, type PaymentGateway, PaymentGatewayUnavailable } from '../payment-gateway.ts'
import { type GatewayAnswer, type GatewayTest, type GatewayTests, testPrefix } from './gateway-tests.ts'

export interface TryGatewayPorts {
  readonly gatewayTests: GatewayTests
  readonly gateway: PaymentGateway
  readonly randomness: Randomness
  readonly clock: Clock
  readonly publicUrl: string
}

type Answered = Pick<GatewayAnswer, 'isGood' | 'outcome' | 'detail'>
type Changes = Partial<Pick<GatewayTest, 'checkoutId' | 'redirectUrl' | 'gatewayPaymentId' | 'resultCode' | 'refunded'>>

/** From R1.00 to R100.00: enough to see it arrive, too little to hurt. */
export const testAmounts = { least: Money.rand(1), most: Money.rand(100) } as const

export type TestRefusal = NotPermitted | { readonly code: 'test-unknown' }
export type StartRefusal = NotPermitted | { readonly code: 'amount-out-of-range' }
export type RefundTestRefusal = TestRefusal | { readonly code: 'not-paid' | 'amount-out-of-range' }

/** What was tried, and what guests may pay with; null when the gateway does not answer. */
export class ShowGatewayTests {
  readonly #ports: TryGatewayPorts

  constructor(ports: TryGatewayPorts) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }) {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' as const })
    const methods = await this.#ports.gateway.paymentMethods().catch((error: unknown) => {
      if (!(error instanceof PaymentGatewayUnavailable)) throw error
      return null
    })
    return accepted({ tests: await this.#ports.gatewayTests.latest(20), methods })
  }
}

/** Has a checkout validated and made. Every answer is written down; none touches a booking. */
export class StartGatewayTest {
  readonly #ports: TryGatewayPorts

  constructor(ports: TryGatewayPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    amount,
  }: {
    readonly actor: Actor
    readonly amount: Money
  }): Promise<Result<GatewayTest, StartRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    if (!amount.isAtLeast(testAmounts.least) || amount.isMoreThan(testAmounts.most))
      return refused({ code: 'amount-out-of-range' })
    const { gateway, gatewayTests } = this.#ports
    const test = this.#newTest(amount)
    await gatewayTests.add(test)
    const request = this.#request(test)
    const validated = await answered(this.#ports, test, 'validate', async () => {
      const valid = await gateway.validate(request)
      return { isGood: valid.ok, outcome: valid.ok ? 'valid' : valid.refusal.code, detail: valid.ok ? '' : valid.refusal.detail }
    })
    if (!validated.answers.at(-1)?.isGood) return accepted(await saved(this.#ports, validated, {}))
    let made: Changes = {}
    const created = await answered(this.#ports, validated, 'create', async () => {
      const checkout = await gateway.createCheckout(request)
      made = checkout
      return { isGood: true, outcome: 'created', detail: shortened(checkout.checkoutId) }
    })
    return accepted(await saved(this.#ports, created, made))
  }

  #newTest(amount: Money): GatewayTest {
    const { randomness, clock } = this.#ports
    const id = randomness.uuid()
    return {
      id,
      merchantTransactionId: `${testPrefix}${id.replaceAll('-', '').slice(-8).toUpperCase()}`,
      amount,
      checkoutId: null,
      redirectUrl: null,
      gatewayPaymentId: null,
      resultCode: null,
      refunded: Money.zero(amount.currency),
      answers: [],
      startedAt: clock.now(),
    }
  }

  #request({ merchantTransactionId, amount }: GatewayTest): CheckoutRequest {
    const { publicUrl, randomness } = this.#ports
    const returnUrl = `${publicUrl}/api/payments/test-return`
    return {
      merchantTransactionId,
      amount,
      nonce: randomness.key(),
      returnUrl,
      cancelUrl: returnUrl,
      notificationUrl: notificationAddress(publicUrl),
      customer: { givenName: 'Gateway', surname: 'Test', email: '', mobile: '' },
    }
  }
}

/** Asks what became of it. */
export class AskGatewayTest {
  readonly #ports: TryGatewayPorts

  constructor(ports: TryGatewayPorts) {
    this.#ports = ports
  }

  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<Result<GatewayTest, TestRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const test = await this.#ports.gatewayTests.find(id)
    if (!test?.checkoutId) return refused({ code: 'test-unknown' })
    const { checkoutId } = test
    let changes: Changes = {}
    const asked = await answered(this.#ports, test, 'status', async () => {
      const status = await this.#ports.gateway.status(checkoutId)
      if (status === 'unknown') return { isGood: false, outcome: 'unknown', detail: shortened(checkoutId) }
      const { resultCode, paymentId, amount, method, description } = status
      changes = { resultCode, ...(paymentId && { gatewayPaymentId: paymentId }) }
      const isLie = movesMoney(paymentOutcome(resultCode)) && !(amount?.equals(test.amount) ?? false)
      const told = [description, paymentId && shortened(paymentId), method && `${method.brand} ${method.last4 ?? ''}`.trim()]
      return { isGood: !isLie, outcome: isLie ? 'amount-differs' : resultCode, detail: told.filter(Boolean).join(', ') }
    })
    return accepted(await saved(this.#ports, asked, changes))
  }
}

/** In whole or in parts, never more than was paid. */
export class RefundGatewayTest {
  readonly #ports: TryGatewayPorts

  constructor(ports: TryGatewayPorts) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly id: string
    readonly amount: Money
  }): Promise<Result<GatewayTest, RefundTestRefusal>> {
    const { actor, id, amount } = command
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const test = await this.#ports.gatewayTests.find(id)
    if (!test) return refused({ code: 'test-unknown' })
    const paymentId = test.gatewayPaymentId
    if (!paymentId || !movesMoney(paymentOutcome(test.resultCode ?? ''))) return refused({ code: 'not-paid' })
    if (!amount.isPositive || amount.isMoreThan(test.amount)) return refused({ code: 'amount-out-of-range' })
    let changes: Changes = {}
    const asked = await answered(this.#ports, test, 'refund', async () => {
      const answer = await this.#ports.gateway.refund({ paymentId, amount })
      if (!answer.ok) return { isGood: false, outcome: answer.refusal.code, detail: answer.refusal.resultCode }
      changes = { refunded: test.refunded.plus(amount) }
      return { isGood: true, outcome: 'refunded', detail: shortened(answer.value.refundId) }
    })
    return accepted(await saved(this.#ports, asked, changes))
  }
}

/** The test with one more answer; a gateway that does not answer is an answer too. */
async function answered(
  { clock }: Pick<TryGatewayPorts, 'clock'>,
  test: GatewayTest,
  step: GatewayAnswer['step'],
  ask: () => Promise<Answered>,
): Promise<GatewayTest> {
  const answer = await ask().catch((error: unknown): Answered => {
    if (!(error instanceof PaymentGatewayUnavailable)) throw error
    return { isGood: false, outcome: error.reason, detail: error.message }
  })
  const told = { ...answer, detail: answer.detail.slice(0, 300) }
  return { ...test, answers: [...test.answers, { step, at: clock.now(), ...told }] }
}

async function saved({ gatewayTests }: TryGatewayPorts, test: GatewayTest, changes: Changes): Promise<GatewayTest> {
  const changed = { ...test, ...changes }
  await gatewayTests.save(changed)
  return changed
}

/** Enough to find it in the dashboard. */
function shortened(id: string | undefined | null): string {
  return id ? `${id.slice(0, 6)}…` : ''
}
