import type { Money } from '../shared/money.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import type { Moment } from './moment.ts'
import type { SubmittedReservation } from './reservation.ts'

/**
 * Money that was written down and never came is taken off again; the status stays, and what is missing is
 * owed (rule L19). A deposit is then due as if the booking had been confirmed that day (rule D13).
 */
export function reversePayment(
  reservation: SubmittedReservation,
  { amount, moment: { now } }: { readonly amount: Money; readonly moment: Pick<Moment, 'now'> },
): Result<SubmittedReservation, { readonly code: 'gone-back' }> {
  if (amount.isMoreThan(reservation.amountPaid)) return refused({ code: 'gone-back' })
  const reversed = { ...reservation, amountPaid: reservation.amountPaid.minus(amount) }
  const owesDeposit = reversed.status === 'partiallyPaid' || reversed.status === 'confirmed'
  return accepted(owesDeposit ? { ...reversed, statusDate: now } : reversed)
}
