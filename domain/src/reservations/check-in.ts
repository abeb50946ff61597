import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { Moment } from './moment.ts'
import type { ConfirmedReservation, PartiallyPaidReservation } from './reservation.ts'

export type StayingReservation = PartiallyPaidReservation | ConfirmedReservation

/**
 * From the arrival day to the departure day, both included. The status stays: a check-in is a fact of the
 * stay (rule L3).
 */
export function checkIn<State extends StayingReservation>(
  reservation: State,
  { now, today }: Moment,
): Result<State, { readonly code: 'stay-not-begun' | 'stay-over' }> {
  const code = whyNotCheckIn(reservation.stay, today)
  return code ? refused({ code }) : accepted({ ...reservation, checkedInAt: now })
}

export function whyNotCheckIn(
  { arrival, departure }: Pick<StayDates, 'arrival' | 'departure'>,
  today: Temporal.PlainDate,
): 'stay-not-begun' | 'stay-over' | null {
  if (Temporal.PlainDate.compare(today, arrival) < 0) return 'stay-not-begun'
  return Temporal.PlainDate.compare(today, departure) > 0 ? 'stay-over' : null
}

/** As if the guests had not been received yet; possible until the stay is over. */
export function undoCheckIn<State extends StayingReservation>(reservation: State): State {
  return { ...reservation, checkedInAt: null }
}
