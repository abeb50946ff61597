import { Money } from '../shared/money.ts'
import { openBalance } from './open-balance.ts'
import { isPaidOffline } from './paid-offline.ts'
import type { Reservation } from './reservation.ts'

/**
 * What the guest may pay online now: the first payment while pending, then the balance, also what was left
 * owing after the stay. Zero where no online payment is taken.
 */
export function onlineAmountDue(reservation: Reservation, takesOnlinePayment: boolean): Money {
  const nothing = Money.zero(reservation.amountDue.currency)
  if (!takesOnlinePayment || isPaidOffline(reservation)) return nothing
  switch (reservation.status) {
    case 'pending':
      return atLeastNothing(reservation.amountDueUpFront.minus(reservation.amountPaid))
    case 'partiallyPaid':
    case 'confirmed':
      return atLeastNothing(reservation.amountDue.minus(reservation.amountPaid))
    case 'completed':
      return atLeastNothing(openBalance(reservation))
    case 'temporaryHold':
    case 'cancelled':
    case 'noShow':
      return nothing
  }
}

function atLeastNothing(amount: Money): Money {
  return amount.isPositive ? amount : Money.zero(amount.currency)
}
