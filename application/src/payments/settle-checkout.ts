import { type PaymentState, paymentStateAfter } from '@camp/domain/payments/payment-state.ts'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import type { NotFound, PaymentOutcome } from '../use-cases.ts'
import { capturePayment } from './capture-payment.ts'
import type { PaymentGateway, PaymentStatus } from './payment-gateway.ts'
import type { PaymentAttempt } from './payments.ts'

export interface SettleCheckoutPorts extends ReservationPorts {
  readonly gateway: PaymentGateway
}

/** Asks the gateway, the only truth, what became of a checkout, and draws the consequences once however often it is asked. */
export class SettleCheckout {
  readonly #ports: SettleCheckoutPorts

  constructor(ports: SettleCheckoutPorts) {
    this.#ports = ports
  }

  async execute({ checkoutId }: { readonly checkoutId: string }): Promise<Result<PaymentOutcome, NotFound>> {
    const status = await this.#ports.gateway.status(checkoutId)
    if (status === 'unknown') return refused({ code: 'not-found' })
    return this.#ports.transaction.run(() => this.#settle(checkoutId, status))
  }

  async #settle(checkoutId: string, status: PaymentStatus): Promise<Result<PaymentOutcome, NotFound>> {
    const { payments } = this.#ports
    const attempt = await payments.findByCheckoutForChange(checkoutId)
    if (!attempt) return refused({ code: 'not-found' })
    const next = await this.#moved(attempt, status)
    if (next.state === attempt.state) return accepted(await this.#outcomeOf(next))

    await payments.saveAttempt(next)
    if (next.state === 'successful') {
      return accepted({ kind: await capturePayment(this.#ports, next), reservationId: next.reservationId })
    }
    if (next.state === 'pending') await this.#tellThatItIsPending(next)
    return accepted(await this.#outcomeOf(next))
  }

  async #moved(attempt: PaymentAttempt, status: PaymentStatus): Promise<PaymentAttempt> {
    const outcome = paymentOutcome(status.resultCode)
    const isOurs = !movesMoney(outcome) || isExactly(attempt, status)
    const state = paymentStateAfter(attempt.state, isOurs ? outcome : 'uncertain')
    return {
      ...attempt,
      state,
      resultCode: status.resultCode,
      gatewayPaymentId: attempt.gatewayPaymentId ?? status.paymentId,
      settledAt: state === attempt.state ? attempt.settledAt : (status.at ?? this.#ports.clock.now()),
    }
  }

  async #tellThatItIsPending(attempt: PaymentAttempt): Promise<void> {
    const reservation = await this.#ports.reservations.findForChange(attempt.reservationId)
    if (reservation?.status !== 'pending' && reservation?.status !== 'partiallyPaid') return
    const context = await contextOf(reservation, this.#ports)
    await notify(this.#ports, { event: 'payment-pending', reservation, context, occurrence: attempt.merchantTransactionId })
  }

  async #outcomeOf({ id, state, reservationId, resultCode }: PaymentAttempt): Promise<PaymentOutcome> {
    if (state !== 'successful') return unpaid(state, reservationId, resultCode ?? '')
    const tasks = await this.#ports.payments.refundTasksOf(reservationId)
    const wentBack = tasks.some((task) => task.paymentAttemptId === id && task.reason === 'payment-after-expiry')
    return { kind: wentBack ? 'to-be-refunded' : 'paid', reservationId }
  }
}

function unpaid(state: Exclude<PaymentState, 'successful'>, reservationId: ReservationId, resultCode: string): PaymentOutcome {
  switch (state) {
    case 'created':
    case 'pending':
    case 'uncertain':
      return { kind: 'pending', reservationId }
    case 'cancelled':
      return { kind: 'cancelled', reservationId }
    case 'declined':
    case 'charged-back':
      return { kind: 'declined', reservationId, resultCode }
  }
}

/** Paid means exactly the amount that was asked, in its currency, under our own name for it. */
function isExactly(attempt: PaymentAttempt, status: PaymentStatus): boolean {
  return status.merchantTransactionId === attempt.merchantTransactionId && (status.amount?.equals(attempt.amount) ?? false)
}
