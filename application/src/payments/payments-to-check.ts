import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import { isDiffering } from '@camp/domain/payments/payment-state.ts'
import { paymentOutcome } from '@camp/domain/payments/result-code.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { PaymentAttempt } from './payments.ts'

/** A payment at which somebody has to look in the gateway's dashboard. */
export interface PaymentToCheck {
  /**
   * The money is here and the bank asks for a look, or money moved that is not what was asked, which counts
   * as not paid.
   */
  readonly why: 'bank-asks' | 'differs'
  /** What was asked. */
  readonly amount: Money
  readonly resultCode: string
  readonly method: PaymentMethod | null
  readonly at: Temporal.Instant
}

export function paymentsToCheck(attempts: readonly PaymentAttempt[]): readonly PaymentToCheck[] {
  return attempts.flatMap(({ state, resultCode, amount, method, settledAt, createdAt }) => {
    const isAsked = state === 'successful' && paymentOutcome(resultCode ?? '') === 'successful-review'
    if (resultCode === null || !(isAsked || isDiffering({ state, resultCode }))) return []
    return [
      { why: isAsked ? ('bank-asks' as const) : ('differs' as const), amount, resultCode, method, at: settledAt ?? createdAt },
    ]
  })
}
