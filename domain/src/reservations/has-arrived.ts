import { Temporal } from '../shared/temporal.ts'
import type { SubmittedReservation } from './reservation.ts'

/** Checked in, or the arrival day is over: until then its guest may still say that nobody comes (rule D8). */
export function hasArrived(
  { stay, checkedInAt }: Pick<SubmittedReservation, 'stay' | 'checkedInAt'>,
  today: Temporal.PlainDate,
): boolean {
  return checkedInAt !== null || Temporal.PlainDate.compare(stay.arrival, today) < 0
}
