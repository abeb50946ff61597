import type { Money } from '../shared/money.ts'
import type { Reservation } from './reservation.ts'
import { occupies } from './transitions.ts'

/** The money of a booking that no longer stands. */
export interface MoneyOfEnded {
  /** Of what was paid. */
  readonly toGoBack: Money
  /** By the campsite. */
  readonly kept: Money
}

/** Null while it stands: what it owes is said then. */
export function moneyOfEnded(
  { status, amountPaid }: Pick<Reservation, 'status' | 'amountPaid'>,
  toGoBack: Money,
): MoneyOfEnded | null {
  return occupies(status) ? null : { toGoBack, kept: amountPaid.minus(toGoBack) }
}
