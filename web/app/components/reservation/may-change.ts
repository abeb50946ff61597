import { isStanding } from '@camp/domain/reservations/standing.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/**
 * Until the day before arrival; the page that cancels it judges once more. `today` is the campsite's,
 * `YYYY-MM-DD`.
 */
export function mayCancel(
  { status, reservationDate }: Pick<WireReservation, 'status' | 'reservationDate'>,
  today: string,
): boolean {
  return isStanding(status) && reservationDate > today
}

/**
 * Until the last day of full refund; the page that changes it judges once more. `today` is the campsite's,
 * `YYYY-MM-DD`.
 */
export function mayChange(
  reservation: Pick<WireReservation, 'status' | 'reservationDate' | 'cancellationLadder'>,
  today: string,
): boolean {
  const isFree = reservation.cancellationLadder.some(({ refundPercentage, until }) => refundPercentage >= 100 && until >= today)
  return isFree && mayCancel(reservation, today)
}
