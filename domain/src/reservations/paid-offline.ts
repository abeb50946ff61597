import type { AmountsToBalance } from './balance.ts'
import type { Reservation } from './reservation.ts'
import { submittedFacts } from './submitted-facts.ts'

/** Nothing of it is ever due online. */
export function isPaidOffline(reservation: Reservation): boolean {
  return submittedFacts(reservation)?.offline?.isOfflinePayment ?? false
}

/**
 * The amounts that the balance of rule D4 is worked out of. A booking that is paid wholly offline has no
 * money but offline money, so that its offline amounts are what is due and what was paid.
 */
export function amountsToBalance(reservation: Reservation): AmountsToBalance {
  const { amountDue, amountPaid } = reservation
  if (!isPaidOffline(reservation)) return { amountDue, amountPaid }
  return { isOfflinePayment: true, offlinePaymentAmountTotal: amountDue, offlinePaymentAmountPaid: amountPaid }
}
