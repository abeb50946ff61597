import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { NotFound, PaymentOutcome } from '../use-cases.ts'
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
  }): Promise<Result<PaymentOutcome | { readonly kind: 'none' }, NotFound>> {
    const attempts = await this.#ports.payments.attemptsOf(reservationId)
    const latest = attempts.at(-1)
    if (!latest?.checkoutId) return accepted({ kind: 'none' })
    if (latest.state === 'declined') {
      return accepted({ kind: 'declined', reservationId, resultCode: latest.resultCode ?? '' })
    }
    return this.#ports.settleCheckout.execute({ checkoutId: latest.checkoutId })
  }
}
