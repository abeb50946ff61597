import type { Reservation } from '../reservations/reservation.ts'
import { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'

/**
 * The next online payment of a reservation: what is due up front while it is pending, the balance once a deposit is paid,
 * otherwise nothing. An organisation that takes no online payment never has one (`decisions.md` §7).
 */
export function amountToPayNow(reservation: Reservation, takesOnlinePayment: boolean, now: Temporal.Instant): Money {
  const nothing = Money.zero(reservation.amountDue.currency)
  if (!takesOnlinePayment) return nothing
  switch (reservation.status) {
    case 'pending':
      return now.epochMilliseconds >= reservation.expiryDate.epochMilliseconds
        ? nothing
        : atLeastZero(reservation.amountDueUpFront.minus(reservation.amountPaid))
    case 'partiallyPaid':
      return atLeastZero(reservation.amountDue.minus(reservation.amountPaid))
    default:
      return nothing
  }
}

function atLeastZero(amount: Money): Money {
  return amount.isPositive ? amount : Money.zero(amount.currency)
}
