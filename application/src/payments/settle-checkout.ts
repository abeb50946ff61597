import {
  isDiffering,
  isDisputeOver,
  isDisputeWon,
  isPaymentSettled,
  stateAfterReport,
} from '@camp/domain/payments/payment-state.ts'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import type { NotFound } from '../shared/refusals.ts'
import { capturePayment } from './capture-payment.ts'
import { chargeBack, returnDisputed } from './charge-back.ts'
import { type CheckedPayment, outcomeOfAttempt } from './checked-payment.ts'
import { paidReservation } from './paid-reservation.ts'
import type { PaymentGateway, PaymentStatus } from './payment-gateway.ts'
import type { PaymentAttempt } from './payments.ts'
import type { SavedCards } from './saved-cards.ts'

export interface SettleCheckoutPorts extends ReservationPorts {
  readonly gateway: PaymentGateway
  readonly savedCards: Pick<SavedCards, 'add'>
}

export interface SettleCommand {
  readonly checkoutId: string
  /**
   * As the caller read it a moment ago: where the gateway has no news of it, nobody needs to be kept waiting.
   */
  readonly known?: PaymentAttempt
  /** What the gateway has just said of it; absent, it is asked. */
  readonly status?: PaymentStatus | 'unknown'
}

/**
 * Asks the gateway, the only truth, what became of a checkout, and draws the consequences once however often
 * it is asked.
 */
export class SettleCheckout {
  readonly #ports: SettleCheckoutPorts

  constructor(ports: SettleCheckoutPorts) {
    this.#ports = ports
  }

  async execute({ checkoutId, known, ...said }: SettleCommand): Promise<Result<CheckedPayment, NotFound>> {
    const status = said.status ?? (await this.#ports.gateway.status(checkoutId))
    if (status === 'unknown') return refused({ code: 'not-found' })
    if (known && this.#staysAs(known, status)) return accepted(await outcomeOfAttempt(this.#ports.payments, known))
    return this.#ports.transaction.run(() => this.#settle(checkoutId, status))
  }

  #staysAs(attempt: PaymentAttempt, status: PaymentStatus): boolean {
    return !isWon(attempt, status) && this.#moved(attempt, status) === attempt
  }

  async #settle(checkoutId: string, status: PaymentStatus): Promise<Result<CheckedPayment, NotFound>> {
    const { payments } = this.#ports
    const attempt = await payments.findByCheckoutForChange(checkoutId)
    if (!attempt) return refused({ code: 'not-found' })
    if (isWon(attempt, status)) return this.#returnDisputed(attempt, status)
    const next = this.#moved(attempt, status)
    if (next === attempt) return accepted(await outcomeOfAttempt(payments, next))

    await payments.saveAttempt(next)
    if (next.state === 'successful') {
      await this.#remember(next, status)
      return accepted({ kind: await capturePayment(this.#ports, next), reservationId: next.reservationId })
    }
    if (next.state === 'charged-back' && attempt.state === 'successful') await chargeBack(this.#ports, next)
    if (next.state === 'pending') await this.#tellThatItIsPending(next)
    return accepted(await outcomeOfAttempt(payments, next))
  }

  /** The guest asked for it, and the payment went through. */
  async #remember({ remembersFor: userId, method }: PaymentAttempt, { registration }: PaymentStatus): Promise<void> {
    if (!userId || !method || !registration) return
    const { savedCards, randomness, clock } = this.#ports
    await savedCards.add({ id: randomness.uuid(), userId, method, ...registration, savedAt: clock.now() })
  }

  async #returnDisputed(attempt: PaymentAttempt, status: PaymentStatus): Promise<Result<CheckedPayment, NotFound>> {
    const { payments } = this.#ports
    const disputes = await payments.disputesOf(attempt.reservationId)
    const own = disputes.filter(({ paymentAttemptId }) => paymentAttemptId === attempt.id)
    const again = { ...attempt, state: 'successful' as const, settledAt: status.at ?? attempt.settledAt }
    if (own.length === 0) return this.#captureLate(again, status)
    const open = own.find(({ state }) => state === 'open')
    if (!open) return accepted(await outcomeOfAttempt(payments, attempt)) // staff closed it, and what they wrote stands
    await returnDisputed(this.#ports, { dispute: open, attempt: again })
    return accepted(await outcomeOfAttempt(payments, again))
  }

  /**
   * The bank took it back before anybody heard that it had been paid: its money never counted here, and now
   * it does.
   */
  async #captureLate(attempt: PaymentAttempt, { paymentId, resultCode }: PaymentStatus) {
    const captured = { ...attempt, gatewayPaymentId: paymentId ?? attempt.gatewayPaymentId, resultCode }
    await this.#ports.payments.saveAttempt(captured)
    return accepted({ kind: await capturePayment(this.#ports, captured), reservationId: attempt.reservationId })
  }

  /** The same attempt where the status is no news. */
  #moved(attempt: PaymentAttempt, status: PaymentStatus): PaymentAttempt {
    const outcome = paymentOutcome(status.resultCode)
    if (outcome === 'pending' && status.paymentId === null) return attempt // nobody has used the gateway's page yet
    if (isDisputeOver(attempt, status)) return attempt
    const differs = movesMoney(outcome) && !isExactly(attempt, status)
    const state = stateAfterReport(attempt, { outcome, differs })
    const isFirstSeen = differs && state === 'uncertain' && !isDiffering(attempt)
    if (state === attempt.state && !isFirstSeen) return attempt
    return {
      ...attempt,
      state,
      resultCode: status.resultCode,
      gatewayPaymentId: status.paymentId ?? attempt.gatewayPaymentId,
      method: status.method ?? attempt.method,
      nextLookAt: isPaymentSettled(state) ? null : attempt.nextLookAt,
      settledAt: status.at ?? this.#ports.clock.now(),
    }
  }

  async #tellThatItIsPending(attempt: PaymentAttempt): Promise<void> {
    const { reservationId, merchantTransactionId: occurrence, amount: payment } = attempt
    const reservation = await paidReservation(this.#ports, reservationId, `payment ${attempt.id}`)
    if (reservation.status === 'cancelled') return
    const context = await contextOf(reservation, this.#ports)
    await notify(this.#ports, { event: 'payment-pending', reservation, context, occurrence, payment })
  }
}

function isWon(attempt: PaymentAttempt, status: PaymentStatus): boolean {
  return isExactly(attempt, status) && isDisputeWon(attempt, paymentOutcome(status.resultCode), status.at)
}

/** Paid means exactly the amount that was asked, in its currency, under our own name for it. */
function isExactly(attempt: PaymentAttempt, status: PaymentStatus): boolean {
  return status.merchantTransactionId === attempt.merchantTransactionId && (status.amount?.equals(attempt.amount) ?? false)
}
