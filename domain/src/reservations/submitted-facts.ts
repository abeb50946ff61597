import type { Reservation, SubmittedFacts } from './reservation.ts'

/**
 * What the guest submitted; null for a hold, and for one that was cancelled before anything was submitted.
 */
export function submittedFacts(reservation: Reservation): SubmittedFacts | null {
  if (reservation.status === 'temporaryHold') return null
  return reservation.status === 'cancelled' ? reservation.submitted : reservation
}
