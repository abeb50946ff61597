import { Temporal } from '../shared/temporal.ts'

export const bookableMonthsAhead = 18

export type ArrivalProblem =
  | { readonly code: 'arrival-in-past' }
  | { readonly code: 'arrival-today' }
  | { readonly code: 'too-far-ahead'; readonly latestArrival: Temporal.PlainDate }

/** The last day on which somebody may arrive who books today; the 31st of a shorter month is its last day. */
export function latestArrival(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ months: bookableMonthsAhead })
}

/** Why nobody may book this arrival today; undefined when they may (rule A5). */
export function arrivalProblem(
  arrival: Temporal.PlainDate,
  today: Temporal.PlainDate,
  allowLateBooking: boolean,
): ArrivalProblem | undefined {
  const order = Temporal.PlainDate.compare(arrival, today)
  if (order < 0) return { code: 'arrival-in-past' }
  if (order === 0 && !allowLateBooking) return { code: 'arrival-today' }
  const latest = latestArrival(today)
  if (Temporal.PlainDate.compare(arrival, latest) > 0) return { code: 'too-far-ahead', latestArrival: latest }
  return undefined
}
