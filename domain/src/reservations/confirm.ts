import type { Money } from '../shared/money.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { changed, type Initiator } from './change.ts'
import { isExpired } from './expiry.ts'
import { onlineAmountDue } from './online-amount-due.ts'
import type { ConfirmedReservation, PendingReservation } from './reservation.ts'
import type { Transition } from './transitions.ts'

export type ConfirmRefusal = { readonly code: 'expired' } | { readonly code: 'payment-due'; readonly amount: Money }

/** By the guest's link, when nothing is due online; `payment-due` says what must be paid first. */
export function confirm(
  pending: PendingReservation,
  { takesOnlinePayment, ...doing }: Initiator & { readonly takesOnlinePayment: boolean },
): Result<Transition<ConfirmedReservation>, ConfirmRefusal> {
  if (isExpired(pending, doing.moment.now)) return refused({ code: 'expired' })
  const amount = onlineAmountDue(pending, takesOnlinePayment)
  if (amount.isPositive) return refused({ code: 'payment-due', amount })
  return accepted(confirmed(pending, { ...doing, why: 'guest-confirmed' }))
}

/** Staff may confirm whatever is still to be paid. */
export function confirmByStaff(
  pending: PendingReservation,
  doing: Initiator,
): Result<Transition<ConfirmedReservation>, { readonly code: 'expired' }> {
  if (isExpired(pending, doing.moment.now)) return refused({ code: 'expired' })
  return accepted(confirmed(pending, { ...doing, why: 'staff-confirmed' }))
}

function confirmed(pending: PendingReservation, doing: Initiator & { readonly why: string }): Transition<ConfirmedReservation> {
  const { expiryDate: _expiry, ...submitted } = pending
  return changed('pending', { ...submitted, status: 'confirmed' }, doing)
}
