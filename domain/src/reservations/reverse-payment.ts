import type { Money } from '../shared/money.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import type { SubmittedReservation } from './reservation.ts'

/**
 * Money that was written down and never came is taken off again; the status stays, and what is missing is
 * owed (rule L19).
 */
export function reversePayment(
  reservation: SubmittedReservation,
  amount: Money,
): Result<SubmittedReservation, { readonly code: 'gone-back' }> {
  if (amount.isMoreThan(reservation.amountPaid)) return refused({ code: 'gone-back' })
  return accepted({ ...reservation, amountPaid: reservation.amountPaid.minus(amount) })
}
