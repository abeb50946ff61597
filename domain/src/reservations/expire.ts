import { accepted, type Result, refused } from '../shared/result.ts'
import { cancelled } from './cancelled.ts'
import { changed, type Initiator } from './change.ts'
import { isExpired } from './expiry.ts'
import type { CancelledReservation, HeldReservation, PendingReservation } from './reservation.ts'
import type { Transition } from './transitions.ts'

/**
 * Gives the plots of a hold or an unconfirmed reservation back; part payments go back whole, for nothing was
 * sold.
 */
export function expire(
  reservation: HeldReservation | PendingReservation,
  doing: Initiator,
): Result<Transition<CancelledReservation>, { readonly code: 'not-expired' }> {
  if (!isExpired(reservation, doing.moment.now)) return refused({ code: 'not-expired' })
  const reason = reservation.status === 'temporaryHold' ? 'hold-expired' : 'confirmation-expired'
  const next = cancelled(reservation, { by: 'system', reason, note: null, refundAmount: reservation.amountPaid })
  return accepted(changed(reservation.status, next, { ...doing, why: reason }))
}
