import { Temporal } from '../shared/temporal.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { Moment } from './moment.ts'
import type { Reservation } from './reservation.ts'

export const holdMinutes = 15
export const confirmationHours = 24

/**
 * Whether its time has run out; the instant of expiry itself is too late. Only holds and pending reservations
 * expire.
 */
export function isExpired(reservation: Reservation, now: Temporal.Instant): boolean {
  if (reservation.status !== 'temporaryHold' && reservation.status !== 'pending') return false
  return Temporal.Instant.compare(reservation.expiryDate, now) <= 0
}

/** After 24 hours, or at the end of the arrival day in the organisation's zone if that is sooner. */
export function confirmationExpiry(stay: StayDates, { now, zone }: Moment): Temporal.Instant {
  const afterHours = now.add({ hours: confirmationHours })
  const endOfArrivalDay = stay.arrival.add({ days: 1 }).toZonedDateTime(zone).toInstant()
  return Temporal.Instant.compare(afterHours, endOfArrivalDay) <= 0 ? afterHours : endOfArrivalDay
}
