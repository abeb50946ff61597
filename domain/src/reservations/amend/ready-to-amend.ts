import { cancellationLadder } from '../../cancellation/cancellation-ladder.ts'
import type { CancellationPolicy } from '../../cancellation/cancellation-policy.ts'
import { accepted, type Result, refused } from '../../shared/result.ts'
import { Temporal } from '../../shared/temporal.ts'
import { type Conflict, conflictOf } from '../conflict.ts'
import { isExpired } from '../expiry.ts'
import type { Moment } from '../moment.ts'
import { type CancellableReservation, isCancellable } from '../readiness.ts'
import type { Reservation } from '../reservation.ts'

/** A reservation that stands: a hold is picked anew instead, and what has ended stays as it was. */
export type AmendableReservation = CancellableReservation

export type ReadyToAmendRefusal =
  | { readonly code: Conflict['code'] | 'stay-over' }
  | { readonly code: 'too-late'; readonly lastDay: Temporal.PlainDate | null }

type Readiness = Result<AmendableReservation, ReadyToAmendRefusal>

/**
 * A guest may until the last day of full refund of the policy kept with the booking, and never during the
 * stay (rule D9).
 */
export function readyToAmendAsGuest(reservation: Reservation, moment: Moment): Readiness {
  const amendable = standing(reservation, moment)
  if (!amendable.ok) return amendable
  const { stay, cancellationPolicy } = amendable.value
  if (Temporal.PlainDate.compare(stay.arrival, moment.today) <= 0) return refused({ code: 'stay_begun' })
  const lastDay = lastDayOfFullRefund(cancellationPolicy, stay.arrival)
  const isLate = lastDay === null || Temporal.PlainDate.compare(lastDay, moment.today) < 0
  return isLate ? refused({ code: 'too-late', lastDay }) : amendable
}

/** Staff may until the day of departure: that day can still become a night. */
export function readyToAmendAsStaff(reservation: Reservation, moment: Moment): Readiness {
  const amendable = standing(reservation, moment)
  if (!amendable.ok) return amendable
  const isOver = Temporal.PlainDate.compare(amendable.value.stay.departure, moment.today) < 0
  return isOver ? refused({ code: 'stay-over' }) : amendable
}

/** Null when the policy has no day on which everything comes back. */
export function lastDayOfFullRefund(policy: CancellationPolicy, arrival: Temporal.PlainDate): Temporal.PlainDate | null {
  return cancellationLadder(policy, arrival).find(({ refundPercentage }) => refundPercentage >= 100)?.until ?? null
}

function standing(reservation: Reservation, { now }: Moment): Readiness {
  if (!isCancellable(reservation) || isExpired(reservation, now)) return refused({ code: conflictOf(reservation, now).code })
  return accepted(reservation)
}
