import { nextLook } from '@camp/domain/payments/next-look.ts'
import { isPaymentSettled } from '@camp/domain/payments/payment-state.ts'
import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Clock } from '../shared/clock.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { Transaction } from '../shared/transaction.ts'
import { type PaymentGateway, PaymentGatewayUnavailable } from './payment-gateway.ts'
import type { PaymentAttempt, Payments } from './payments.ts'
import type { SettleCheckout } from './settle-checkout.ts'

export interface CheckOpenPaymentsPorts {
  readonly payments: Payments
  readonly gateway: Pick<PaymentGateway, 'find'>
  readonly settleCheckout: Pick<SettleCheckout, 'execute'>
  readonly transaction: Transaction
  readonly clock: Clock
}

export interface OpenPaymentsChecked {
  /** What was due, the longest first; with `dryRun` nobody was asked. */
  readonly due: readonly PaymentAttempt[]
  readonly paid: number
  /** Declined, cancelled or charged back. */
  readonly notPaid: number
  readonly stillOpen: number
  /** The gateway did not answer; asked again at the next look. */
  readonly unanswered: number
}

type Count = Exclude<keyof OpenPaymentsChecked, 'due'>

/**
 * Asks the gateway about attempts without a final word, for notifications that never came. Each is claimed by
 * moving its next look before the gateway is asked, so that two runs at once ask once; after 31 days nobody
 * asks any more.
 */
export class CheckOpenPayments {
  readonly #ports: CheckOpenPaymentsPorts

  constructor(ports: CheckOpenPaymentsPorts) {
    this.#ports = ports
  }

  async execute({ dryRun, limit }: { readonly dryRun: boolean; readonly limit: number }): Promise<OpenPaymentsChecked> {
    const { payments, clock } = this.#ports
    const due = await payments.attemptsToLookAt(clock.now(), limit)
    const counts = { paid: 0, notPaid: 0, stillOpen: 0, unanswered: 0 }
    if (dryRun) return { due, ...counts }
    const check = async ({ id }: PaymentAttempt) => {
      const claimed = await this.#ports.transaction.run(() => this.#claim(id))
      if (claimed) counts[await this.#look(claimed)] += 1
    }
    await eachByItself(due, check, ({ id }) => id)
    return { due, ...counts }
  }

  async #claim(id: PaymentAttemptId): Promise<PaymentAttempt | undefined> {
    const { payments, clock } = this.#ports
    const attempt = await payments.findAttemptForChange(id)
    const now = clock.now()
    if (!attempt?.nextLookAt || Temporal.Instant.compare(attempt.nextLookAt, now) > 0) return undefined
    const nextLookAt = isPaymentSettled(attempt.state) ? null : nextLook(attempt.createdAt, now)
    await payments.saveAttempt({ ...attempt, nextLookAt })
    return attempt
  }

  async #look(attempt: PaymentAttempt): Promise<Count> {
    try {
      const checkoutId = attempt.checkoutId ?? (await this.#lostCheckoutOf(attempt))
      if (!checkoutId) return 'stillOpen'
      const settled = await this.#ports.settleCheckout.execute({ checkoutId })
      if (!settled.ok || settled.value.kind === 'pending') return 'stillOpen'
      return settled.value.kind === 'paid' || settled.value.kind === 'to-be-refunded' ? 'paid' : 'notPaid'
    } catch (error) {
      if (!(error instanceof PaymentGatewayUnavailable)) throw error
      return 'unanswered'
    }
  }

  /** The answer that named the checkout was lost; the gateway knows it by our own name for the payment. */
  async #lostCheckoutOf({ id, merchantTransactionId }: PaymentAttempt): Promise<string | null> {
    const found = await this.#ports.gateway.find(merchantTransactionId)
    if (found === 'unknown') return null
    return this.#ports.transaction.run(async () => {
      const attempt = await this.#ports.payments.findAttemptForChange(id)
      if (attempt && !attempt.checkoutId) await this.#ports.payments.saveAttempt({ ...attempt, checkoutId: found.checkoutId })
      return attempt?.checkoutId ?? found.checkoutId
    })
  }
}
