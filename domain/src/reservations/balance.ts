import type { Money } from '../shared/money.ts'

/** Online and offline amounts are kept apart (rule D4). */
export type AmountsToBalance =
  | { readonly isOfflinePayment?: false; readonly amountDue: Money; readonly amountPaid: Money }
  | {
      readonly isOfflinePayment: true
      readonly offlinePaymentAmountTotal: Money
      readonly offlinePaymentAmountPaid: Money
    }

/** What is still open; below zero when too much was paid. */
export function balance(amounts: AmountsToBalance): Money {
  if (amounts.isOfflinePayment) return amounts.offlinePaymentAmountTotal.minus(amounts.offlinePaymentAmountPaid)
  return amounts.amountDue.minus(amounts.amountPaid)
}
