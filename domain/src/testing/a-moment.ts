import { type Moment, momentIn } from '../reservations/moment.ts'
import { Temporal } from '../shared/temporal.ts'

/** From a time on the wall in Johannesburg: `2026-11-21T10:00`. */
export function aMoment(local = '2026-11-21T10:00', zone = 'Africa/Johannesburg'): Moment {
  return momentIn(zone, Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant())
}
