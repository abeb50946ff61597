import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { StatusChange, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'

/** What the guest hears when money moved their booking on; null when it changed the amount alone. */
export function eventOfPayment(change: StatusChange | null): NotifiedEvent | null {
  if (change?.to === 'partiallyPaid') return 'deposit-received'
  return change?.to === 'confirmed' ? 'confirmed' : null
}

/**
 * Of money that came in online, which nobody at the desk has seen: told too where the booking stays as it is.
 * Nothing of what pays a pending one in part, for its payment goes on, nor of what is all too much: it comes
 * back, and that is told.
 */
export function eventOfOnlinePayment(before: SubmittedReservation, change: StatusChange | null): NotifiedEvent | null {
  const event = eventOfPayment(change)
  if (event || before.status === 'pending') return event
  return before.amountDue.isMoreThan(before.amountPaid) ? 'payment-received' : null
}
