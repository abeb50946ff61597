import { type Night, nightOf } from '../nights/night.ts'
import type { Temporal } from '../shared/temporal.ts'

export const bookableMonthsAhead = 18

export type ArrivalProblem =
  | { readonly code: 'arrival-in-past' }
  | { readonly code: 'arrival-today' }
  | { readonly code: 'too-far-ahead'; readonly latestArrival: Temporal.PlainDate }

interface BookingWindow {
  readonly today: Night
  readonly latestArrival: Temporal.PlainDate
  readonly latestNight: Night
}

/** The last day on which somebody may arrive who books today; the 31st of a shorter month is its last day. */
export function latestArrival(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ months: bookableMonthsAhead })
}

/** Why nobody may book this arrival today; undefined when they may (rule A5). */
export function arrivalProblem(arrival: Night, today: Temporal.PlainDate, allowLateBooking: boolean): ArrivalProblem | undefined {
  const window = bookingWindow(today)
  if (arrival < window.today) return { code: 'arrival-in-past' }
  if (arrival === window.today && !allowLateBooking) return { code: 'arrival-today' }
  if (arrival > window.latestNight) return { code: 'too-far-ahead', latestArrival: window.latestArrival }
  return undefined
}

/** A request asks for every plot with the same object, and dates are slow to count with. */
let last: { readonly of: Temporal.PlainDate; readonly window: BookingWindow } | undefined

function bookingWindow(today: Temporal.PlainDate): BookingWindow {
  if (last?.of === today) return last.window
  const latest = latestArrival(today)
  const window = { today: nightOf(today), latestArrival: latest, latestNight: nightOf(latest) }
  last = { of: today, window }
  return window
}
