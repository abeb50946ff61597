import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { changed, type Initiator } from './change.ts'
import type { CancelledReservation, ConfirmedReservation, NoShowReservation, PartiallyPaidReservation } from './reservation.ts'
import type { Transition } from './transitions.ts'

/**
 * Staff take a cancellation or a no-show back before the departure day (rule L18). What was paid decides what
 * it is; the store then takes the nights again or refuses.
 */
export function reinstate(
  ended: CancelledReservation | NoShowReservation,
  doing: Initiator,
): Result<Transition<PartiallyPaidReservation | ConfirmedReservation>, { readonly code: 'wrong_state' | 'stay-over' }> {
  const booked = standing(ended)
  if (!booked) return refused({ code: 'wrong_state' })
  if (Temporal.PlainDate.compare(ended.stay.departure, doing.moment.today) <= 0) return refused({ code: 'stay-over' })
  const { amountPaid, amountDue, amountDueUpFront } = booked
  const isDeposit = amountDueUpFront.isPositive && amountPaid.isAtLeast(amountDueUpFront) && amountDue.isMoreThan(amountPaid)
  const next = isDeposit ? ({ ...booked, status: 'partiallyPaid' } as const) : booked
  return accepted(changed(ended.status, next, { ...doing, why: 'reinstated' }))
}

/** With what was submitted; a hold that was given back never had a guest. */
function standing(ended: CancelledReservation | NoShowReservation): ConfirmedReservation | null {
  if (ended.status === 'noShow') return { ...ended, status: 'confirmed' }
  const { cancellation: _cancellation, submitted, ...booked } = ended
  return submitted && { ...booked, ...submitted, status: 'confirmed' }
}
