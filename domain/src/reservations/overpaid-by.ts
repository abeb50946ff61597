import { Money } from '../shared/money.ts'
import type { Reservation } from './reservation.ts'

/** What was paid beyond the amount due and is not on its way back yet. */
export function overpaidBy({ amountPaid, amountDue }: Pick<Reservation, 'amountPaid' | 'amountDue'>, onItsWayBack: Money): Money {
  const over = amountPaid.minus(onItsWayBack).minus(amountDue)
  return over.isPositive ? over : Money.zero(amountDue.currency)
}
