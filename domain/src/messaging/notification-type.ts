import type { NotificationType, NotifiedEvent } from './notification.ts'

/** Rule M1; every event that is not in it gets the default text. */
const typeOfEvent: Readonly<Partial<Record<NotifiedEvent, NotificationType>>> = {
  submitted: 'booking_request_confirmation',
  'payment-pending': 'booking_pending',
  confirmed: 'booking_confirmation',
  'deposit-received': 'partial_payment_received',
  'payment-due': 'payment_due_reminder',
  'transfer-due': 'payment_due_reminder',
  cancelled: 'booking_cancellation',
  expired: 'booking_cancellation',
  'no-show': 'booking_cancellation',
}

export function notificationType(event: NotifiedEvent): NotificationType {
  return typeOfEvent[event] ?? 'default'
}
