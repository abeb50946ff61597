import { accepted, type Result, refused } from '../shared/result.ts'
import { changed, type Initiator } from './change.ts'
import type { CompletedReservation, ConfirmedReservation, PartiallyPaidReservation } from './reservation.ts'
import type { Transition } from './transitions.ts'

export interface UndoingCheckOut extends Initiator {
  /** The status before the check-out, from the history. */
  readonly to: 'partiallyPaid' | 'confirmed'
}

/**
 * Only what the desk did itself, and on the same day; its nights were kept, so nothing has to be taken again.
 */
export function undoCheckOut(
  completed: CompletedReservation,
  { to, ...doing }: UndoingCheckOut,
): Result<
  Transition<PartiallyPaidReservation | ConfirmedReservation>,
  { readonly code: 'not-checked-out' | 'too-late-to-undo' }
> {
  const { checkedOutAt, status: _status, owedBy: _owedBy, writtenOffAt: _writtenOffAt, ...stay } = completed
  if (!checkedOutAt) return refused({ code: 'not-checked-out' })
  const { zone, today } = doing.moment
  if (!checkedOutAt.toZonedDateTimeISO(zone).toPlainDate().equals(today)) return refused({ code: 'too-late-to-undo' })
  const isPaid = stay.amountPaid.isAtLeast(stay.amountDue)
  return accepted(changed('completed', { ...stay, status: isPaid ? 'confirmed' : to }, { ...doing, why: 'check-out-undone' }))
}
