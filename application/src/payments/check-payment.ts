import { isPaymentSettled } from '@camp/domain/payments/payment-state.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import { type CheckedPayment, outcomeOfAttempt } from './checked-payment.ts'
import type { Payments } from './payments.ts'
import type { SettleCheckout } from './settle-checkout.ts'

export interface CheckPaymentPorts {
  readonly payments: Payments
  readonly settleCheckout: Pick<SettleCheckout, 'execute'>
}

/** What became of the latest try to pay; `none` when nobody tried, or the gateway never got to hear of it. */
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
    const attempts = await payments.attemptsOf(reservationId)
    const latest = attempts.findLast(({ checkoutId }) => checkoutId !== null)
    if (!latest?.checkoutId) return accepted({ kind: 'none' })
    if (isPaymentSettled(latest.state)) return accepted(await outcomeOfAttempt(payments, latest))
    return settleCheckout.execute({ checkoutId: latest.checkoutId, known: latest })
  }
}
