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
  const { stay, checkedInAt } = reservation
  const code = whyNotNoShow({ arrival: stay.arrival, checkedInAt }, doing.moment.today)
  if (code) return refused({ code })
  return accepted(changed(reservation.status, { ...reservation, status: 'noShow' }, { ...doing, why: 'no-show' }))
}

export function whyNotNoShow(
  { arrival, checkedInAt }: { readonly arrival: Temporal.PlainDate; readonly checkedInAt: Temporal.Instant | null },
  today: Temporal.PlainDate,
): 'too-early-for-no-show' | 'checked-in' | null {
  if (checkedInAt) return 'checked-in'
  return Temporal.PlainDate.compare(today, arrival) > 0 ? null : 'too-early-for-no-show'
}
