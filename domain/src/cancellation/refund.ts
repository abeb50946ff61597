import Fraction from 'fraction.js'
import { type Money, roundHalfUp } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'

export interface Refund {
  readonly refundPercentage: number
  readonly refundAmount: Money
}

/** Of the amount paid, half-up to the cent. Days count up to and including the step's (rules D7, T4). */
export function refundFor(
  policy: CancellationPolicy,
  arrival: Temporal.PlainDate,
  today: Temporal.PlainDate,
  amountPaid: Money,
): Refund {
  const refundPercentage = refundPercentageOn(policy, today.until(arrival).days)
  const share = new Fraction(amountPaid.cents).mul(new Fraction(refundPercentage)).div(100)
  return { refundPercentage, refundAmount: roundHalfUp(share, 1, amountPaid.currency) }
}

/** The best step that is still reached, so that no order of the list makes a refund grow as arrival nears. */
export function refundPercentageOn(policy: CancellationPolicy, daysBeforeArrival: number): number {
  const reached = policy.filter((step) => daysBeforeArrival >= step.daysBeforeArrival)
  return Math.max(0, ...reached.map((step) => step.refundPercentage))
}
