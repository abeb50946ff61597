import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { StatusChange } from '@camp/domain/reservations/reservation.ts'

/** What the guest hears when money moved their booking on; null when it changed the amount alone. */
export function eventOfPayment(change: StatusChange | null): NotifiedEvent | null {
  if (change?.to === 'partiallyPaid') return 'deposit-received'
  return change?.to === 'confirmed' ? 'confirmed' : null
}
