import type { Money } from '../shared/money.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { changed } from './change.ts'
import { type Conflict, conflictOf, isCancelledByExpiry } from './conflict.ts'
import { type CapturedPayment, paidState } from './record-payment.ts'
import type { CancelledReservation, ConfirmedReservation, PartiallyPaidReservation } from './reservation.ts'
import type { Transition } from './transitions.ts'

export type ReviveRefusal = Conflict | { readonly code: 'payment-too-small'; readonly missing: Money }

/**
 * Money that arrives for a reservation that lapsed: it is paid as if it were still pending. The store then
 * takes the nights again or refuses. On any refusal the money goes back by a refund task, the money of
 * earlier part payments too.
 */
export function revive(
  lapsed: CancelledReservation,
  { amount, ...doing }: CapturedPayment,
): Result<Transition<PartiallyPaidReservation | ConfirmedReservation>, ReviveRefusal> {
  const { cancellation, submitted, status: _status, ...booked } = lapsed
  const isRefunded = cancellation.refundAmount.isPositive
  if (!isCancelledByExpiry(lapsed)) return refused(conflictOf(lapsed, doing.moment.now))
  if (submitted === null || isRefunded) return refused({ code: 'expired' })
  if (Temporal.PlainDate.compare(lapsed.stay.arrival, doing.moment.today) < 0) return refused({ code: 'stay_begun' })

  const amountPaid = lapsed.amountPaid.plus(amount)
  const expiryDate = doing.moment.now
  const paid = paidState({ ...booked, ...submitted, amountPaid, status: 'pending', expiryDate })
  if (!paid) return refused({ code: 'payment-too-small', missing: submitted.amountDueUpFront.minus(amountPaid) })
  return accepted(changed('cancelled', paid, { ...doing, why: 'paid-after-expiry' }))
}
