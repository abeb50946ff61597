import type { CancellableReservation } from '../reservations/readiness.ts'
import type { Money } from '../shared/money.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import type { Temporal } from '../shared/temporal.ts'
import { refundFor } from './refund.ts'

/** What the desk gives back for a cancelled booking; `full` is the law on death and illness, or goodwill. */
export type RefundWish =
  | { readonly kind: 'policy' }
  | { readonly kind: 'full' }
  | { readonly kind: 'amount'; readonly amount: Money }
  /** Instead of money; without an amount, for everything paid. */
  | { readonly kind: 'voucher'; readonly amount: Money | null; readonly isAgreed: boolean }

export type RefundWishRefusal =
  | { readonly code: 'refund-above-paid'; readonly refundable: Money }
  | { readonly code: 'voucher-of-nothing' }
  /** By its terms the guest may have money, so the guest decides (rule D16). */
  | { readonly code: 'agreement-missing'; readonly byPolicy: Money }

interface Situation {
  readonly today: Temporal.PlainDate
  /** On its way back already. */
  readonly promised?: Money
}

/** What goes back; what was overpaid goes back by itself and is no part of it. */
export function refundWished(
  { amountPaid, amountDue, cancellationPolicy, stay }: CancellableReservation,
  wish: RefundWish,
  { today, promised }: Situation,
): Result<Money, RefundWishRefusal> {
  const paid = amountPaid.atMost(amountDue)
  const byPolicy = refundFor(cancellationPolicy, stay.arrival, today, paid).refundAmount
  if (wish.kind === 'policy') return accepted(byPolicy)
  if (wish.kind === 'full') return accepted(paid)
  const refundable = promised ? amountPaid.minus(promised).atMost(paid) : paid
  const amount = wish.amount ?? refundable
  if (amount.isMoreThan(refundable)) return refused({ code: 'refund-above-paid', refundable })
  if (wish.kind === 'amount') return accepted(amount)
  if (!amount.isPositive) return refused({ code: 'voucher-of-nothing' })
  return byPolicy.isPositive && !wish.isAgreed ? refused({ code: 'agreement-missing', byPolicy }) : accepted(amount)
}
