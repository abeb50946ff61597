import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'

export interface AdminFeeTerms {
  /** Null where nothing was agreed. */
  readonly type: 'monthly' | 'annual' | null
  readonly amount: Money
  /** No fee before it, and none without it. */
  readonly startDate: Temporal.PlainDate | null
}

/** Each month from the start date's, or once a year in its month (rule B4). */
export function adminFee({ type, amount, startDate }: AdminFeeTerms, month: Temporal.PlainYearMonth): Money {
  const none = Money.zero(amount.currency)
  if (type === null || startDate === null) return none
  if (Temporal.PlainYearMonth.compare(startDate.toPlainYearMonth(), month) > 0) return none
  return type === 'monthly' || startDate.month === month.month ? amount : none
}
