import type { Temporal } from '../shared/temporal.ts'
import type { PaymentRule } from './payment-rule.ts'

/** The last day for the balance; null means on arrival. */
export function balanceDueDate(rule: PaymentRule, arrival: Temporal.PlainDate): Temporal.PlainDate | null {
  if (rule.partialPaymentDueType === 'onArrival') return null
  return arrival.subtract({ days: rule.partialPaymentDueDays })
}
