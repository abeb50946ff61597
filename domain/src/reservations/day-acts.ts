import { Temporal } from '../shared/temporal.ts'
import type { DeskAct } from './possible-desk-acts.ts'
import type { ReservationStatus } from './reservation.ts'

/** What a line of a list knows of a reservation. */
export interface DayFacts {
  readonly status: ReservationStatus
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly checkedInAt: Temporal.Instant | null
}

/** The one-touch acts of a list, by the same rules as `possibleDeskActs` (a test compares them). */
export function dayActs({ status, arrival, departure, checkedInAt }: DayFacts, today: Temporal.PlainDate): readonly DeskAct[] {
  if (status !== 'partiallyPaid' && status !== 'confirmed') return []
  const hasBegun = Temporal.PlainDate.compare(arrival, today) <= 0
  const isAfterArrival = Temporal.PlainDate.compare(arrival, today) < 0
  const isOver = Temporal.PlainDate.compare(today, departure) > 0
  const acts: DeskAct[] = []
  if (!checkedInAt && hasBegun && !isOver) acts.push('check-in')
  if (checkedInAt) acts.push('undo-check-in')
  if (hasBegun) acts.push('check-out')
  if (!checkedInAt && isAfterArrival) acts.push('no-show')
  return acts
}
