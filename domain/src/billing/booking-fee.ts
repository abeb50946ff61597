import Fraction from 'fraction.js'
import { Money, roundHalfUp } from '../shared/money.ts'

export const bookingFeeTypes = ['percentage', 'amount', 'percentageandamount'] as const
export type BookingFeeType = (typeof bookingFeeTypes)[number]

/** What an organisation agreed to pay the platform for a reservation (rule B2). */
export interface BookingFeeTerms {
  /** Null where nothing was agreed. */
  readonly type: BookingFeeType | null
  /** Of the reservation total, 0 to 100. */
  readonly percentage: number
  readonly amount: Money
}

/**
 * Of a reservation, in the month in which it first becomes partiallyPaid or confirmed; none on offline
 * reservations (rule B2).
 */
export function bookingFee(
  { total, isOffline }: { readonly total: Money; readonly isOffline: boolean },
  { type, percentage, amount }: BookingFeeTerms,
): Money {
  const none = Money.zero(total.currency)
  if (isOffline || type === null) return none
  const share = type === 'amount' ? none : wholeCents(new Fraction(total.cents).mul(percentOf(percentage)), total)
  return type === 'percentage' ? share : share.plus(amount)
}

/**
 * What of the fee is given back: as much of it as of what the guest had paid for the stay, never more than
 * the fee (rule B3). What was paid beyond the total was never part of the fee, so it goes back without a
 * credit.
 */
export function bookingFeeCredit(
  fee: Money,
  { total, paid, refunded }: { readonly total: Money; readonly paid: Money; readonly refunded: Money },
): Money {
  const forTheStay = paid.atMost(total)
  const gone = forTheStay.minus(paid.minus(refunded)).atMost(forTheStay)
  if (!gone.isPositive) return Money.zero(fee.currency)
  return wholeCents(new Fraction(fee.cents).mul(gone.cents).div(forTheStay.cents), fee)
}

function percentOf(percentage: number): Fraction {
  return new Fraction(String(percentage)).div(100)
}

/** The one place where a fee is rounded: half-up to the cent. */
function wholeCents(exactCents: Fraction, { currency }: Money): Money {
  return roundHalfUp(exactCents, 1, currency)
}
