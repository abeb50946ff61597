import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

export type End = 'expired' | 'already_cancelled' | 'stay_begun'

type EndFacts = Pick<ReservationView, 'status' | 'cancellation' | 'expiryDate' | 'wantsPayment'>

/** What makes a reservation one that nothing can be confirmed of any more; null while it can. */
export function endOfReservation(
  { status, cancellation, expiryDate, wantsPayment }: EndFacts,
  now: Temporal.Instant,
): End | null {
  if (status === 'noShow' || (status === 'completed' && !wantsPayment)) return 'stay_begun'
  if (status === 'cancelled') {
    const { reason } = cancellation ?? {}
    return reason === 'confirmation-expired' || reason === 'hold-expired' ? 'expired' : 'already_cancelled'
  }
  const isOver = status === 'pending' && expiryDate !== null && Temporal.Instant.compare(expiryDate, now) <= 0
  return isOver ? 'expired' : null
}
