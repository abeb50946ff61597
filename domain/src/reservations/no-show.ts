import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { changed, type Initiator } from './change.ts'
import type { ConfirmedReservation, NoShowReservation, PartiallyPaidReservation } from './reservation.ts'
import type { Transition } from './transitions.ts'

/** Staff, from the day after arrival: a guest may be late for a whole day. */
export function markNoShow(
  reservation: PartiallyPaidReservation | ConfirmedReservation,
  doing: Initiator,
): Result<Transition<NoShowReservation>, { readonly code: 'too-early-for-no-show' | 'checked-in' }> {
  if (reservation.checkedInAt) return refused({ code: 'checked-in' })
  const isDayAfter = Temporal.PlainDate.compare(doing.moment.today, reservation.stay.arrival) > 0
  if (!isDayAfter) return refused({ code: 'too-early-for-no-show' })
  return accepted(changed(reservation.status, { ...reservation, status: 'noShow' }, { ...doing, why: 'no-show' }))
}
