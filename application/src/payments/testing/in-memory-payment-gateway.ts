import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Clock } from '../../shared/clock.ts'
import {
  type Checkout,
  type CheckoutRequest,
  type FoundPayment,
  type NotificationRefusal,
  type PaymentGateway,
  PaymentGatewayUnavailable,
  type PaymentNotification,
  type PaymentStatus,
  type ReceivedNotification,
  type RefundRefusal,
} from '../payment-gateway.ts'

interface Attempt {
  readonly request: CheckoutRequest
  readonly status: PaymentStatus
  readonly isRefundable: boolean
  readonly refunded: Money
}

/**
 * A gateway whose shoppers do what the test says. Each thing they do gives the notification that the gateway
 * would send.
 */
export class InMemoryPaymentGateway implements PaymentGateway {
  readonly #clock: Clock
  readonly #attempts = new Map<string, Attempt>()
  readonly #forgotten: string[] = []
  readonly #refusedRefunds = new Map<string, Money>()
  #conduct: 'usual' | 'down' | 'refusing' | 'losing-answers' = 'usual'

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Registration ids, in order. */
  forgottenCards(): readonly string[] {
    return this.#forgotten
  }

  /** Nobody can say whether it did what it was asked. It did not. */
  goDown(): void {
    this.#conduct = 'down'
  }

  /** Surely does nothing of what it is asked. */
  refuseAll(): void {
    this.#conduct = 'refusing'
  }

  /** Does what it is asked, and its answer never arrives. */
  loseAnswers(): void {
    this.#conduct = 'losing-answers'
  }

  comeBack(): void {
    this.#conduct = 'usual'
  }

  /** Every checkout so far, in order. */
  requests(): readonly CheckoutRequest[] {
    return [...this.#attempts.values()].map(({ request }) => request)
  }

  refundedOf(checkoutId: string): Money {
    return this.#attempt(checkoutId).refunded
  }

  pay(checkoutId: string): ReceivedNotification {
    return this.report(checkoutId, '000.000.000')
  }

  payWithoutRefund(checkoutId: string): ReceivedNotification {
    this.#attempts.set(checkoutId, { ...this.#attempt(checkoutId), isRefundable: false })
    return this.pay(checkoutId)
  }

  decline(checkoutId: string): ReceivedNotification {
    return this.report(checkoutId, '800.100.152')
  }

  leavePending(checkoutId: string): ReceivedNotification {
    return this.report(checkoutId, '000.200.000')
  }

  cancel(checkoutId: string): ReceivedNotification {
    return this.report(checkoutId, '100.396.101')
  }

  timeOut(checkoutId: string): ReceivedNotification {
    return this.report(checkoutId, '100.396.104')
  }

  /** `amount` when the gateway took another one than was asked. */
  report(checkoutId: string, resultCode: string, amount?: Money): ReceivedNotification {
    const attempt = this.#attempt(checkoutId)
    const status: PaymentStatus = {
      paymentId: `payment-of-${checkoutId}`,
      merchantTransactionId: attempt.request.merchantTransactionId,
      amount: amount ?? attempt.request.amount,
      resultCode,
      description: '',
      method: { brand: 'VISA', last4: '0091' },
      registration: attempt.request.remembersCard ? { registrationId: `card-of-${checkoutId}`, expires: '2027-12' } : null,
      at: this.#clock.now(),
    }
    this.#attempts.set(checkoutId, { ...attempt, status })
    return signed(checkoutId, status, attempt.request.notificationUrl)
  }

  /** How a refund ended that was taken on; refused, its money is still here. */
  reportRefund(
    refundId: string,
    { amount, resultCode }: { amount: Money; resultCode: string },
  ): Omit<ReceivedNotification, 'url'> {
    const checkoutId = refundId.replace(/^refund-\d+-of-/, '')
    const attempt = this.#attempt(checkoutId)
    const hasGone = movesMoney(paymentOutcome(resultCode))
    const was = this.#refusedRefunds.has(refundId)
    if (!hasGone && !was) this.#attempts.set(checkoutId, { ...attempt, refunded: attempt.refunded.minus(amount) })
    if (hasGone && was) this.#attempts.set(checkoutId, { ...attempt, refunded: attempt.refunded.plus(amount) })
    if (hasGone) this.#refusedRefunds.delete(refundId)
    else this.#refusedRefunds.set(refundId, amount)
    const { merchantTransactionId } = attempt.request
    const money = { cents: amount.cents, currency: amount.currency }
    const names = { paymentId: refundId, refundOfPaymentId: attempt.status.paymentId, merchantTransactionId }
    const said = { kind: 'refund', ...names, resultCode, ...money, at: this.#clock.now() }
    const rawBody = JSON.stringify({ checkoutId: null, ...said })
    return { rawBody, headers: { 'x-signature': signatureOf(rawBody) } }
  }

  async createCheckout(request: CheckoutRequest): Promise<Checkout> {
    this.#answer()
    if (!this.#isValid(request)) {
      throw new PaymentGatewayUnavailable({ reason: 'request-refused', isOutcomeUnknown: false, detail: 'invalid checkout' })
    }
    const checkoutId = `checkout-${this.#attempts.size + 1}`
    this.#attempts.set(checkoutId, {
      request,
      status: untouched,
      isRefundable: true,
      refunded: Money.zero(request.amount.currency),
    })
    return this.#arrive({ checkoutId, redirectUrl: `https://gateway.test/checkout/${checkoutId}` })
  }

  async status(checkoutId: string): Promise<PaymentStatus | 'unknown'> {
    this.#answer()
    return this.#arrive(this.#attempts.get(checkoutId)?.status ?? 'unknown')
  }

  async find(merchantTransactionId: string): Promise<FoundPayment | 'unknown'> {
    this.#answer()
    const found = [...this.#attempts].findLast(([, { request }]) => request.merchantTransactionId === merchantTransactionId)
    return this.#arrive(found ? { ...found[1].status, checkoutId: found[0] } : 'unknown')
  }

  async refund({
    paymentId,
    amount,
  }: {
    paymentId: string
    amount: Money
  }): Promise<Result<{ readonly refundId: string }, RefundRefusal>> {
    this.#answer()
    const [checkoutId, attempt] = [...this.#attempts].find(([, { status }]) => status.paymentId === paymentId) ?? []
    if (!checkoutId || !attempt?.isRefundable || !movesMoney(paymentOutcome(attempt.status.resultCode))) {
      return refused({ code: 'refund-not-possible', resultCode: '700.400.200' })
    }
    const refunded = attempt.refunded.plus(amount)
    if (refunded.isMoreThan(attempt.request.amount)) return refused({ code: 'refund-declined', resultCode: '100.550.701' })
    this.#attempts.set(checkoutId, { ...attempt, refunded })
    const notSent = [...this.#refusedRefunds].filter(([id]) => id.endsWith(`-of-${checkoutId}`)).map(([, one]) => one)
    const asked = refunded.plus(Money.sum(notSent, amount.currency))
    return this.#arrive(accepted({ refundId: `refund-${asked.cents}-of-${checkoutId}` }))
  }

  async validate(request: CheckoutRequest) {
    this.#answer()
    return this.#isValid(request)
      ? accepted(undefined)
      : refused({ code: 'checkout-invalid' as const, detail: 'invalid checkout' })
  }

  async paymentMethods(): Promise<readonly string[]> {
    this.#answer()
    return ['CARD', 'CAPITECPAY']
  }

  async forgetCard(registrationId: string): Promise<'forgotten'> {
    this.#answer()
    this.#forgotten.push(registrationId)
    return 'forgotten'
  }

  readNotification({ rawBody, headers }: ReceivedNotification): Result<PaymentNotification, NotificationRefusal> {
    if (headers['x-signature'] !== signatureOf(rawBody)) return refused({ code: 'signature-invalid' })
    const { kind = 'payment', refundOfPaymentId = null, cents, currency, at, ...told } = JSON.parse(rawBody)
    const happenedAt = Temporal.Instant.from(at)
    if (Temporal.Instant.compare(happenedAt, this.#clock.now().subtract({ hours: 31 * 24 })) < 0) {
      return refused({ code: 'notification-stale', at: happenedAt })
    }
    return accepted({
      ...told,
      kind,
      refundOfPaymentId,
      deliveryId: null,
      amount: Money.cents(cents, currency),
      at: happenedAt,
    })
  }

  #isValid({ nonce, merchantTransactionId, amount }: CheckoutRequest): boolean {
    const isKnownNonce = this.requests().some((known) => known.nonce === nonce)
    return !isKnownNonce && /^[A-Za-z0-9]{8,16}$/.test(merchantTransactionId) && amount.isPositive
  }

  #answer(): void {
    const detail = this.#conduct
    if (detail === 'down') throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: true, detail })
    if (detail === 'refusing') throw new PaymentGatewayUnavailable({ reason: 'server-error', isOutcomeUnknown: false, detail })
  }

  #arrive<Answer>(answer: Answer): Answer {
    if (this.#conduct !== 'losing-answers') return answer
    throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: true, detail: 'the answer was lost' })
  }

  #attempt(checkoutId: string): Attempt {
    const attempt = this.#attempts.get(checkoutId)
    if (!attempt) throw new Error(`no checkout ${checkoutId}`)
    return attempt
  }
}

const untouched: PaymentStatus = {
  paymentId: null,
  merchantTransactionId: null,
  amount: null,
  resultCode: '000.200.100',
  description: '',
  method: null,
  registration: null,
  at: null,
}

function signed(checkoutId: string, status: PaymentStatus, url: string): ReceivedNotification {
  const { merchantTransactionId, paymentId, resultCode, amount, at } = status
  const told = { checkoutId, merchantTransactionId, paymentId, resultCode, cents: amount?.cents, currency: amount?.currency, at }
  const rawBody = JSON.stringify(told)
  return { rawBody, headers: { 'x-signature': signatureOf(rawBody) }, url }
}

function signatureOf(rawBody: string): string {
  return `genuine ${rawBody}`
}
