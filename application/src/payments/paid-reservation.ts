import type { CancelledReservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Reservations } from '../reservations/reservations.ts'

/** Whatever became of it, money came for it. */
export type PaidReservation = SubmittedReservation | CancelledReservation

/**
 * The reservation of a payment or a refund, `name`; nobody else changes it until the caller's transaction
 * ends.
 */
export async function paidReservation(
  { reservations }: { readonly reservations: Pick<Reservations, 'findForChange'> },
  id: ReservationId,
  name: string,
): Promise<PaidReservation> {
  const reservation = await reservations.findForChange(id)
  if (!reservation || reservation.status === 'temporaryHold') throw new Error(`${name} belongs to no submitted reservation`)
  return reservation
}
