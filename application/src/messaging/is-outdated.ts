import { isStillTrue } from '@camp/domain/messaging/still-true.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Outbox, OutboxMessage } from './outbox.ts'

/** Something has happened since it was written that makes it wrong, or that was told instead. */
export async function isOutdated(
  { reservations, outbox }: { readonly reservations: Pick<Reservations, 'find'>; readonly outbox: Pick<Outbox, 'list'> },
  { event, reservationId }: Pick<OutboxMessage, 'event' | 'reservationId'>,
): Promise<boolean> {
  const reservation = await reservations.find(reservationId)
  if (!reservation) return false
  if (!isStillTrue(event, reservation.status)) return true
  // A payment that is on its way was told of: asking to confirm, and pay, would ask twice.
  return event === 'submitted' && (await outbox.list({ reservationId, event: 'payment-pending', limit: 1 })).length > 0
}
