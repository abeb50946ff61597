import type { ReservationStatus } from '../reservations/reservation.ts'
import { Temporal } from '../shared/temporal.ts'
import type { NotifiedEvent } from './notification.ts'

/**
 * Rule M19: a guest who is at the payment page is asked to confirm when this has passed without a payment.
 */
export const waitForPayment = Temporal.Duration.from({ minutes: 10 })

type Holds = (status: ReservationStatus) => boolean

const whilePending: Holds = (status) => status === 'pending'
const unlessCancelled: Holds = (status) => status !== 'cancelled'

const holdsOf: Readonly<Partial<Record<NotifiedEvent, Holds>>> = {
  submitted: whilePending,
  'payment-pending': whilePending,
  confirmed: unlessCancelled,
  'deposit-received': unlessCancelled,
  'payment-due': unlessCancelled,
  'transfer-due': unlessCancelled,
  moved: unlessCancelled,
  expired: (status) => status === 'cancelled',
}

/** Rule M20: what a guest would read is still so, now that it goes out. */
export function isStillTrue(event: NotifiedEvent, status: ReservationStatus): boolean {
  return holdsOf[event]?.(status) ?? true
}
