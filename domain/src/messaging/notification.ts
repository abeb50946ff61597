/** The six types of `spec.md` §4, and the default text for anything else. */
export const notificationTypes = [
  'booking_confirmation',
  'booking_pending',
  'booking_request_confirmation',
  'booking_cancellation',
  'partial_payment_received',
  'payment_due_reminder',
  'default',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** `app` is WhatsApp (`decisions.md` §9). */
export type MessageChannel = 'email' | 'sms' | 'app'

/** What happened, in the words of the table of `decisions.md` §9. */
export type NotifiedEvent =
  | 'submitted'
  | 'payment-pending'
  | 'confirmed'
  | 'deposit-received'
  | 'payment-due'
  | 'cancelled'
  | 'expired'
  | 'no-show'
  | 'moved'
  | 'refunded'
  | 'payment-after-expiry'
  | 'review-invitation'
  /** What a guest writes to the campsite: the one message that goes to its people. */
  | 'guest-message'
