import { isCancelledByExpiry } from '../reservations/conflict.ts'
import type { CancelledReservation } from '../reservations/reservation.ts'
import { Money } from '../shared/money.ts'
import { refundFor } from './refund.ts'

export interface ReturnedMoney {
  /** What the guest's bank gave back when it lost the dispute. */
  readonly returned: Money
  /**
   * What was on its way back of that payment when the bank took it; null when the reservation was cancelled
   * only afterwards.
   */
  readonly owedBack: Money | null
  /** What the campsite would keep if nothing of it went back. */
  readonly kept: Money
  /** Of the organisation. */
  readonly zone: string
}

/**
 * How much of the money of a won dispute goes back to the guest of a cancelled reservation: what was promised
 * before, or what the policy of the day of cancellation would have promised had it been there, and at least
 * so much that no more is kept than the cancellation leaves to the campsite. Of a reservation that expired
 * nothing is kept, for nothing was sold.
 */
export function refundOfReturned(cancelled: CancelledReservation, { returned, owedBack, kept, zone }: ReturnedMoney): Money {
  if (isCancelledByExpiry(cancelled)) return kept
  const { amountDue, cancellation, cancellationPolicy, stay, statusDate } = cancelled
  const cancelledOn = statusDate.toZonedDateTimeISO(zone).toPlainDate()
  const promised = owedBack ?? refundFor(cancellationPolicy, stay.arrival, cancelledOn, returned).refundAmount
  const tooMuch = kept.minus(amountDue.minus(cancellation.refundAmount))
  const amount = tooMuch.isMoreThan(promised) ? tooMuch : promised
  return amount.isPositive ? amount.atMost(kept) : Money.zero(amountDue.currency)
}
