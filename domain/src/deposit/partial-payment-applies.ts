import type { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import type { PaymentRule } from './payment-rule.ts'

/**
 * Whether a deposit may be paid now and the balance later (rule D1). `bookingTotal` is the reservation's
 * total; the picker, which shows one plot, judges on that plot's. The last day before which the rule counts
 * is itself allowed.
 */
export function partialPaymentApplies(
  rule: PaymentRule | null,
  bookingTotal: Money,
  arrival: Temporal.PlainDate,
  today: Temporal.PlainDate,
): rule is PaymentRule {
  if (!rule?.isActive || !rule.allowPartialPayments) return false
  if (!bookingTotal.isAtLeast(rule.minimumAmountForPartial)) return false
  if (rule.partialPaymentDueType === 'onArrival') return true
  return Temporal.PlainDate.compare(today, arrival.subtract({ days: rule.partialPaymentDueDays })) <= 0
}
