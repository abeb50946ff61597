import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/**
 * Until the last day of full refund, before arrival; the page that changes it judges once more. `today` is
 * the campsite's, `YYYY-MM-DD`.
 */
export function mayChange(
  {
    mayCancel,
    reservationDate,
    cancellationLadder,
  }: Pick<WireReservation, 'mayCancel' | 'reservationDate' | 'cancellationLadder'>,
  today: string,
): boolean {
  const isFree = cancellationLadder.some(({ refundPercentage, until }) => refundPercentage >= 100 && until >= today)
  return isFree && mayCancel && reservationDate > today
}
