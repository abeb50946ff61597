import { openBalance } from '../reservations/open-balance.ts'
import type { Reservation, ReservationStatus } from '../reservations/reservation.ts'
import { submittedFacts } from '../reservations/submitted-facts.ts'
import { Temporal } from '../shared/temporal.ts'
import type { NotifiedEvent } from './notification.ts'

/**
 * Rule M19: a guest who is at the payment page is asked to confirm when this has passed without a payment.
 */
export const waitForPayment = Temporal.Duration.from({ minutes: 10 })

type Holds = (status: ReservationStatus) => boolean

const whilePending: Holds = (status) => status === 'pending'
const whileCancelled: Holds = (status) => status === 'cancelled'
const unlessCancelled: Holds = (status) => status !== 'cancelled'

const holdsOf: Readonly<Partial<Record<NotifiedEvent, Holds>>> = {
  submitted: whilePending,
  'payment-pending': unlessCancelled,
  confirmed: unlessCancelled,
  'deposit-received': unlessCancelled,
  'payment-received': unlessCancelled,
  'payment-due': unlessCancelled,
  'transfer-due': unlessCancelled,
  moved: unlessCancelled,
  expired: whileCancelled,
  cancelled: whileCancelled,
  'no-show': (status) => status === 'noShow',
}

/** Rule M20: what a guest would read is still so, now that it goes out. */
export function isStillTrue(event: NotifiedEvent, status: ReservationStatus): boolean {
  return holdsOf[event]?.(status) ?? true
}

/** Rule M20: nobody is asked for money that came in since. */
export function isStillToPay(event: NotifiedEvent, reservation: Reservation): boolean {
  if (event !== 'payment-due' && event !== 'transfer-due') return true
  if (!openBalance(reservation).isPositive) return false
  const upFront = submittedFacts(reservation)?.amountDueUpFront
  return event === 'payment-due' || !upFront || upFront.isMoreThan(reservation.amountPaid)
}
