import { isToGroup, leftOutByStatus } from '@camp/domain/conversations/guest-group.ts'
import { isStillToPay, isStillTrue } from '@camp/domain/messaging/still-true.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { Outbox, OutboxMessage } from './outbox.ts'

type AboutBooking = Pick<OutboxMessage, 'event' | 'reservationId' | 'occurrence' | 'facts'>

/** Something has happened since it was written that makes it wrong, or that was told instead. */
export async function isOutdated(
  { outbox }: { readonly outbox: Pick<Outbox, 'list'> },
  { event, reservationId, occurrence, facts }: AboutBooking,
  reservation: Reservation,
): Promise<boolean> {
  if (!isStillTrue(event, reservation.status) || !isStillToPay(event, reservation)) return true
  if (event === 'staff-message') return isToGroup(occurrence) && leftOutByStatus(reservation.status) !== null
  const { sequence, status } = facts.reservation
  if (event === 'moved') {
    // One of which the desk told nobody takes nothing from what the guest is to hear.
    const changes = (await outbox.list({ reservationId, event, limit: null })).filter(({ state }) => state !== 'skipped')
    return changes.some((other) => other.facts.reservation.sequence > sequence)
  }
  if (event === 'payment-pending') {
    if (reservation.status !== status) return true
    const payments = await outbox.list({ reservationId, event: 'payment-received', limit: null })
    return payments.some((other) => other.occurrence === occurrence)
  }
  // A payment that is on its way was told of: asking to confirm, and pay, would ask twice.
  return event === 'submitted' && (await outbox.list({ reservationId, event: 'payment-pending', limit: 1 })).length > 0
}
