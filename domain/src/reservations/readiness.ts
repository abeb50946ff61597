import type { Temporal } from '../shared/temporal.ts'
import { type Conflict, conflictOf, isCancelledByExpiry } from './conflict.ts'
import { isExpired } from './expiry.ts'
import { hasArrived } from './has-arrived.ts'
import type { Moment } from './moment.ts'
import { openBalance } from './open-balance.ts'
import type {
  CancelledReservation,
  CompletedReservation,
  ConfirmedReservation,
  HeldReservation,
  PartiallyPaidReservation,
  PendingReservation,
  Reservation,
  SubmittedReservation,
} from './reservation.ts'
import { isStanding } from './standing.ts'

/**
 * What somebody who wants to do something with a reservation meets: its turn, the same act done before, or a
 * conflict.
 */
export type Readiness<State extends Reservation, Done extends Reservation = Reservation> =
  | { readonly kind: 'ready'; readonly reservation: State }
  | { readonly kind: 'done-before'; readonly reservation: Done }
  | { readonly kind: 'conflict'; readonly refusal: Conflict }

export type CancellableReservation = PendingReservation | PartiallyPaidReservation | ConfirmedReservation

export function readyToExtend(reservation: Reservation, { now }: Moment): Readiness<HeldReservation> {
  if (reservation.status === 'temporaryHold' && !isExpired(reservation, now)) return { kind: 'ready', reservation }
  return conflict(reservation, now)
}

export function readyToSubmit(reservation: Reservation, moment: Moment): Readiness<HeldReservation> {
  if (isCancellable(reservation) && !isExpired(reservation, moment.now)) return { kind: 'done-before', reservation }
  return readyToExtend(reservation, moment)
}

/** A hold that ran out has given its plots back already, which is all that releasing it wants. */
export function readyToRelease(reservation: Reservation, { now }: Moment): Readiness<HeldReservation, CancelledReservation> {
  if (reservation.status === 'temporaryHold') return { kind: 'ready', reservation }
  if (reservation.status === 'cancelled' && reservation.submitted === null) return { kind: 'done-before', reservation }
  return conflict(reservation, now)
}

/**
 * A partiallyPaid reservation is ready for its balance, a completed one for what was left owing; a confirmed
 * one has been confirmed before.
 */
export function readyToConfirm(
  reservation: Reservation,
  { now }: Moment,
): Readiness<PendingReservation | PartiallyPaidReservation | CompletedReservation, ConfirmedReservation> {
  if (isExpired(reservation, now)) return { kind: 'conflict', refusal: { code: 'expired' } }
  if (reservation.status === 'confirmed') return { kind: 'done-before', reservation }
  if (reservation.status === 'completed' && openBalance(reservation).isPositive) return { kind: 'ready', reservation }
  if (reservation.status === 'completed' || reservation.status === 'noShow') {
    return { kind: 'conflict', refusal: { code: 'stay_begun' } }
  }
  if (reservation.status === 'pending' || reservation.status === 'partiallyPaid') return { kind: 'ready', reservation }
  return conflict(reservation, now)
}

/** What of it is open; a confirmed stay that was changed may owe the difference. */
export function readyToPay(reservation: Reservation, moment: Moment): Readiness<SubmittedReservation, never> {
  const readiness = readyToConfirm(reservation, moment)
  return readiness.kind === 'done-before' ? { kind: 'ready', reservation: readiness.reservation } : readiness
}

/** A guest may cancel until they arrive (rule D8). */
export function readyToCancel(
  reservation: Reservation,
  { now, today }: Moment,
): Readiness<CancellableReservation, CancelledReservation> {
  if (isExpired(reservation, now)) return { kind: 'conflict', refusal: { code: 'expired' } }
  if (reservation.status === 'cancelled' && reservation.cancellation.by === 'guest') return { kind: 'done-before', reservation }
  if (reservation.status === 'completed' || reservation.status === 'noShow') {
    return { kind: 'conflict', refusal: { code: 'stay_begun' } }
  }
  if (!isCancellable(reservation)) return conflict(reservation, now)
  if (hasArrived(reservation, today)) return { kind: 'conflict', refusal: { code: 'stay_begun' } }
  return { kind: 'ready', reservation }
}

/** Staff may cancel during the stay as well; a reservation that is cancelled, by whomever, is done. */
export function readyToCancelByStaff(
  reservation: Reservation,
  { now }: Moment,
): Readiness<CancellableReservation, CancelledReservation> {
  if (reservation.status === 'cancelled' && !isCancelledByExpiry(reservation)) return { kind: 'done-before', reservation }
  if (isExpired(reservation, now) || !isCancellable(reservation)) return conflict(reservation, now)
  return { kind: 'ready', reservation }
}

/** Its stay is still to come or under way: staff may mark it as completed or as no-show. */
export function readyToEnd(
  reservation: Reservation,
  { now }: Moment,
): Readiness<PartiallyPaidReservation | ConfirmedReservation> {
  if (reservation.status === 'partiallyPaid' || reservation.status === 'confirmed') return { kind: 'ready', reservation }
  return conflict(reservation, now)
}

export function isCancellable(reservation: Reservation): reservation is CancellableReservation {
  return isStanding(reservation.status)
}

function conflict(reservation: Reservation, now: Temporal.Instant): { kind: 'conflict'; refusal: Conflict } {
  return { kind: 'conflict', refusal: conflictOf(reservation, now) }
}
