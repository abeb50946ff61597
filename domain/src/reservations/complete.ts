import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { changed, type Initiator } from './change.ts'
import type { CompletedReservation, ConfirmedReservation, PartiallyPaidReservation } from './reservation.ts'
import type { Transition } from './transitions.ts'

type Stay = PartiallyPaidReservation | ConfirmedReservation
type Completing<Refusal> = Result<Transition<CompletedReservation>, Refusal>

/** The guests have left; an early departure counts, leaving before the arrival day does not. */
export function completeByCheckOut(
  reservation: Stay,
  { owedBy, ...doing }: Initiator & { readonly owedBy?: string },
): Completing<{ readonly code: 'stay-not-begun' }> {
  const { now, today } = doing.moment
  if (!mayCheckOut(reservation.stay, today)) return refused({ code: 'stay-not-begun' })
  const { change, reservation: left } = completed(reservation, now, { ...doing, why: 'checked-out' })
  return accepted({ change, reservation: owedBy === undefined ? left : { ...left, owedBy } })
}

export function mayCheckOut({ arrival }: Pick<StayDates, 'arrival'>, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(today, arrival) >= 0
}

/** By itself, from the day after departure. */
export function completeAfterDeparture(reservation: Stay, doing: Initiator): Completing<{ readonly code: 'stay-not-over' }> {
  const isOver = Temporal.PlainDate.compare(doing.moment.today, reservation.stay.departure) > 0
  if (!isOver) return refused({ code: 'stay-not-over' })
  return accepted(completed(reservation, null, { ...doing, why: 'stay-over' }))
}

function completed(
  reservation: Stay,
  checkedOutAt: Temporal.Instant | null,
  doing: Initiator & { readonly why: string },
): Transition<CompletedReservation> {
  return changed(reservation.status, { ...reservation, status: 'completed', checkedOutAt }, doing)
}
