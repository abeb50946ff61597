import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/**
 * Until the last day of full refund; the page that changes it judges once more. `today` is the campsite's,
 * `YYYY-MM-DD`.
 */
export function mayChange(
  { status, reservationDate, cancellationLadder }: Pick<WireReservation, 'status' | 'reservationDate' | 'cancellationLadder'>,
  today: string,
): boolean {
  const stands = status === 'pending' || status === 'partiallyPaid' || status === 'confirmed'
  const isFree = cancellationLadder.some(({ refundPercentage, until }) => refundPercentage >= 100 && until >= today)
  return stands && isFree && reservationDate > today
}
