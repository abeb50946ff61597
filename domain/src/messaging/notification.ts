/** The six types of rule M1, and the default text for anything else. */
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

/** `app` is WhatsApp (rule M2). */
export const messageChannels = ['email', 'sms', 'app'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** Told to the guest. */
export const guestEvents = [
  'submitted',
  'payment-pending',
  'confirmed',
  'deposit-received',
  /** Money that leaves the booking where it stands. */
  'payment-received',
  'payment-due',
  /** A deposit is to be transferred. */
  'transfer-due',
  'cancelled',
  'expired',
  'no-show',
  'moved',
  'refunded',
  'payment-after-expiry',
  'review-invitation',
  /** What somebody at the campsite writes. */
  'staff-message',
] as const
export type GuestEvent = (typeof guestEvents)[number]

/** Told to the campsite's people, at its business address. */
export const campsiteEvents = [
  /** What a guest writes. */
  'guest-message',
  /** Money that came when the plots were gone. */
  'late-payment',
  /** A refund that the gateway cannot make. */
  'refund-by-hand',
  'booking-received',
  'booking-confirmed',
  'booking-paid',
  'booking-changed',
  'booking-cancelled',
  /** Neither confirmed nor paid in time. */
  'booking-lapsed',
  /** Its payment is on the way. */
  'booking-waits',
  'review-received',
] as const
export type CampsiteEvent = (typeof campsiteEvents)[number]

/** What happened, in the words of rule M1. */
export type NotifiedEvent = GuestEvent | CampsiteEvent

export function isCampsiteEvent(event: NotifiedEvent): event is CampsiteEvent {
  return campsiteEvents.some((one) => one === event)
}
