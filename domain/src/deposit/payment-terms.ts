import type { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'
import { balanceDueDate } from './balance-due-date.ts'
import { partialPaymentApplies } from './partial-payment-applies.ts'
import type { PaymentRule } from './payment-rule.ts'
import { type DepositSplit, splitDeposit } from './split-deposit.ts'

/** `due` null is on arrival. */
export type PaymentTerms =
  | { readonly kind: 'full-amount' }
  | ({ readonly kind: 'deposit'; readonly percentage: number; readonly due: Temporal.PlainDate | null } & DepositSplit)

export interface PaymentTermsRequest {
  readonly rule: PaymentRule | null
  /** The plot's total: the picker shows one plot at a time and is indicative. */
  readonly total: Money
  readonly arrival: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

export function paymentTerms({ rule, total, arrival, today }: PaymentTermsRequest): PaymentTerms {
  if (!partialPaymentApplies(rule, total, arrival, today)) return { kind: 'full-amount' }
  const percentage = rule.partialPaymentPercentage
  return { kind: 'deposit', percentage, ...splitDeposit(total, percentage), due: balanceDueDate(rule, arrival) }
}
