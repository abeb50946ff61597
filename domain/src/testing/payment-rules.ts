import type { PaymentRule } from '../deposit/payment-rule.ts'
import type { PaymentRuleId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'

/** Half from R1000 on, the rest two weeks before the arrival. */
export const halfNow: PaymentRule = {
  id: 'half-now' as PaymentRuleId,
  name: 'Half now',
  isActive: true,
  allowPartialPayments: true,
  minimumAmountForPartial: Money.rand(1000),
  partialPaymentDueType: 'dueBeforeReservation',
  partialPaymentDueDays: 14,
  partialPaymentPercentage: 50,
}

export const thirtyOnBooking: PaymentRule = {
  ...halfNow,
  name: 'Thirty on booking',
  minimumAmountForPartial: Money.zero(),
  partialPaymentDueType: 'onArrival',
  partialPaymentDueDays: 0,
  partialPaymentPercentage: 30,
}
