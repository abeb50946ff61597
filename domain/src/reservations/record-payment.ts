import type { Money } from '../shared/money.ts'
import { changed, type Initiator } from './change.ts'
import type {
  ConfirmedReservation,
  PartiallyPaidReservation,
  PendingReservation,
  StatusChange,
  SubmittedReservation,
} from './reservation.ts'

export interface CapturedPayment extends Initiator {
  /** Above zero. */
  readonly amount: Money
}

export interface RecordedPayment {
  readonly reservation: SubmittedReservation
  /** Null when the payment changes the amount alone. */
  readonly change: StatusChange | null
}

/**
 * Money is never refused. A pending reservation that stands there still has its nights, so a payment counts
 * even in the minutes after its expiry; one that was cancelled by expiry is for `revive`.
 */
export function recordPayment(reservation: SubmittedReservation, { amount, ...doing }: CapturedPayment): RecordedPayment {
  if (!amount.isPositive) throw new RangeError(`a captured payment is above zero, got ${amount.cents} cents`)
  const paid = { ...reservation, amountPaid: reservation.amountPaid.plus(amount) }
  return afterPayment(paid, doing)
}

function afterPayment(paid: SubmittedReservation, doing: Initiator): RecordedPayment {
  switch (paid.status) {
    case 'pending':
      return afterFirstPayment(paid, doing)
    case 'partiallyPaid':
      if (!paid.amountPaid.isAtLeast(paid.amountDue)) return { reservation: paid, change: null }
      return changed('partiallyPaid', { ...paid, status: 'confirmed' }, { ...doing, why: 'balance-paid' })
    case 'confirmed':
    case 'completed':
    case 'noShow':
      return { reservation: paid, change: null }
  }
}

/** Less than the amount due up front keeps it pending, with the money on it. */
function afterFirstPayment(paid: PendingReservation, doing: Initiator): RecordedPayment {
  const next = paidState(paid)
  if (!next) return { reservation: paid, change: null }
  const why = next.status === 'confirmed' ? 'paid-in-full' : 'deposit-paid'
  return changed('pending', next, { ...doing, why })
}

/**
 * The state that the money of a pending reservation has earned; undefined when it does not reach the amount
 * due up front.
 */
export function paidState(pending: PendingReservation): PartiallyPaidReservation | ConfirmedReservation | undefined {
  const { expiryDate: _expiry, ...submitted } = pending
  if (pending.amountPaid.isAtLeast(pending.amountDue)) return { ...submitted, status: 'confirmed' }
  if (pending.amountPaid.isAtLeast(pending.amountDueUpFront)) return { ...submitted, status: 'partiallyPaid' }
  return undefined
}
