import { isPaymentSettled } from '@camp/domain/payments/payment-state.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import { type CheckedPayment, outcomeOfAttempt } from './checked-payment.ts'
import type { PaymentAttempt, Payments } from './payments.ts'
import type { SettleCheckout } from './settle-checkout.ts'

export interface CheckPaymentPorts {
  readonly payments: Payments
  readonly settleCheckout: Pick<SettleCheckout, 'execute'>
}

/** With a page each: a guest has so many tabs at most. */
const mostAsked = 3

/**
 * What became of the latest try to pay; `none` when nobody tried, or the gateway never got to hear of it.
 * An earlier page that is still open is asked for too: whoever paid there does not pay again.
 */
export class CheckPayment {
  readonly #ports: CheckPaymentPorts

  constructor(ports: CheckPaymentPorts) {
    this.#ports = ports
  }

  async execute({
    reservationId,
  }: {
    readonly reservationId: ReservationId
  }): Promise<Result<CheckedPayment | { readonly kind: 'none' }, NotFound>> {
    const { payments, settleCheckout } = this.#ports
    const attempts = (await payments.attemptsOf(reservationId)).toReversed()
    const [latest, ...earlier] = attempts.flatMap(withCheckout)
    if (!latest) return accepted({ kind: 'none' })
    const last = isPaymentSettled(latest.state)
      ? accepted(await outcomeOfAttempt(payments, latest))
      : await settleCheckout.execute({ checkoutId: latest.checkoutId, known: latest })
    if (last.ok && hasMoney(last.value)) return last
    for (const attempt of earlier.filter(({ state }) => !isPaymentSettled(state)).slice(0, mostAsked - 1)) {
      const one = await settleCheckout.execute({ checkoutId: attempt.checkoutId, known: attempt })
      if (one.ok && hasMoney(one.value)) return one
    }
    return last
  }
}

function withCheckout(attempt: PaymentAttempt): readonly (PaymentAttempt & { readonly checkoutId: string })[] {
  const { checkoutId } = attempt
  return checkoutId === null ? [] : [{ ...attempt, checkoutId }]
}

function hasMoney({ kind }: CheckedPayment): boolean {
  return kind === 'paid' || kind === 'to-be-refunded'
}
