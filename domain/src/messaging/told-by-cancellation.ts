import type { Reservation } from '../reservations/reservation.ts'
import type { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'

/** How long a message that says what comes back is news enough. */
export const justNow = Temporal.Duration.from({ hours: 1 })

/**
 * Rule M31: the message of a cancellation says what comes back, so that a refund which follows within the
 * hour is no second piece of news.
 */
export function isToldByCancellation(reservation: Reservation, refund: Money, now: Temporal.Instant): boolean {
  if (reservation.status !== 'cancelled' || !reservation.submitted) return false
  const { cancellation, statusDate } = reservation
  return cancellation.refundAmount.cents >= refund.cents && Temporal.Instant.compare(now, statusDate.add(justNow)) < 0
}
