import { isPaymentSettled } from '@camp/domain/payments/payment-state.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import { type CheckedPayment, outcomeOfAttempt } from './checked-payment.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { PaymentAttempt, Payments } from './payments.ts'
import type { SettleCheckout } from './settle-checkout.ts'

export interface CheckPaymentPorts {
  readonly payments: Payments
  readonly gateway: Pick<PaymentGateway, 'status'>
  readonly settleCheckout: Pick<SettleCheckout, 'execute'>
}

type AttemptWithCheckout = PaymentAttempt & { readonly checkoutId: string }

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
    const { payments } = this.#ports
    const attempts = (await payments.attemptsOf(reservationId)).toReversed()
    const [latest, ...earlier] = attempts.flatMap(withCheckout)
    if (!latest) return accepted({ kind: 'none' })
    const open = earlier.filter(({ state }) => !isPaymentSettled(state)).slice(0, mostAsked - 1)
    const last = isPaymentSettled(latest.state) ? accepted(await outcomeOfAttempt(payments, latest)) : undefined
    if (last && hasMoney(last)) return last
    const settled = await this.#settled(last ? open : [latest, ...open])
    return settled.find(hasMoney) ?? last ?? settled[0] ?? accepted({ kind: 'none' })
  }

  /**
   * The gateway is asked about all at once, for the guest waits; what it says is written down one after the
   * other. Where it does not answer about one, another one that has money is enough.
   */
  async #settled(attempts: readonly AttemptWithCheckout[]): Promise<readonly Result<CheckedPayment, NotFound>[]> {
    const { gateway, settleCheckout } = this.#ports
    const asked = await Promise.allSettled(attempts.map(({ checkoutId }) => gateway.status(checkoutId)))
    const settled: Result<CheckedPayment, NotFound>[] = []
    for (const [index, known] of attempts.entries()) {
      const answer = asked[index]
      if (answer?.status !== 'fulfilled') continue
      settled.push(await settleCheckout.execute({ checkoutId: known.checkoutId, known, status: answer.value }))
    }
    const unanswered = asked.find(({ status }) => status === 'rejected')
    if (unanswered?.status === 'rejected' && !settled.some(hasMoney)) throw unanswered.reason
    return settled
  }
}

function withCheckout(attempt: PaymentAttempt): readonly AttemptWithCheckout[] {
  const { checkoutId } = attempt
  return checkoutId === null ? [] : [{ ...attempt, checkoutId }]
}

function hasMoney(checked: Result<CheckedPayment, NotFound>): boolean {
  return checked.ok && (checked.value.kind === 'paid' || checked.value.kind === 'to-be-refunded')
}
