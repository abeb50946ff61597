import type { Temporal } from '../shared/temporal.ts'
import { isExpired } from './expiry.ts'
import type { Reservation, ReservationStatus } from './reservation.ts'

/** Why a reservation no longer lets something be done, in the words of the public procedures. */
export type Conflict =
  | { readonly code: 'expired' }
  | { readonly code: 'already_cancelled' }
  | { readonly code: 'stay_begun' }
  | { readonly code: 'wrong_state'; readonly status: ReservationStatus }

/** What stands in the way of anything that wants another state than this one. */
export function conflictOf(reservation: Reservation, now: Temporal.Instant): Conflict {
  if (isExpired(reservation, now)) return { code: 'expired' }
  if (reservation.status !== 'cancelled') return { code: 'wrong_state', status: reservation.status }
  return isCancelledByExpiry(reservation) ? { code: 'expired' } : { code: 'already_cancelled' }
}

export function isCancelledByExpiry(reservation: Reservation): boolean {
  if (reservation.status !== 'cancelled') return false
  const { reason } = reservation.cancellation
  return reason === 'hold-expired' || reason === 'confirmation-expired'
}
