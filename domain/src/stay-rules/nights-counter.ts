import { Temporal } from '../shared/temporal.ts'
import type { StayDates } from './stay-dates.ts'

type Day = Temporal.PlainDate | Temporal.PlainDateTime

/** The count of rule T6 for dates that a form may not have yet. */
export function nightsBetween(arrival: Day | null | undefined, departure: Day | null | undefined): number {
  if (!arrival || !departure) return 1
  const [from, to] = [arrival, departure].map((day) => Temporal.PlainDateTime.from(day))
  if (!from || !to) return 1
  return Math.ceil(from.until(to).total({ unit: 'days', relativeTo: from }))
}

/** How far a stay has come, as facts; words such as "Arriving today!" are the reader's side. */
export type NightsCounter =
  | { readonly kind: 'before-arrival'; readonly nights: 0 }
  | { readonly kind: 'arriving-today'; readonly nights: 0 }
  | { readonly kind: 'staying'; readonly nights: number }
  | { readonly kind: 'departing-today'; readonly nights: number }
  | { readonly kind: 'departed'; readonly nights: number }

/**
 * `today` in the organisation's zone. During the stay `nights` counts since arrival, from the departure day
 * on it is the whole stay.
 */
export function nightsCounter(stay: StayDates, today: Temporal.PlainDate): NightsCounter {
  if (Temporal.PlainDate.compare(today, stay.arrival) < 0) return { kind: 'before-arrival', nights: 0 }
  if (today.equals(stay.arrival)) return { kind: 'arriving-today', nights: 0 }
  if (today.equals(stay.departure)) return { kind: 'departing-today', nights: stay.nightCount }
  if (Temporal.PlainDate.compare(today, stay.departure) > 0) return { kind: 'departed', nights: stay.nightCount }
  return { kind: 'staying', nights: stay.arrival.until(today).days }
}
