import type { PaymentRuleId } from '../shared/ids.ts'
import type { Money } from '../shared/money.ts'

export type PartialPaymentDueType = 'onArrival' | 'dueBeforeReservation'

export interface PaymentRule {
  readonly id: PaymentRuleId
  readonly name: string
  readonly isActive: boolean
  readonly allowPartialPayments: boolean
  readonly minimumAmountForPartial: Money
  readonly partialPaymentDueType: PartialPaymentDueType
  readonly partialPaymentDueDays: number
  readonly partialPaymentPercentage: number
}
