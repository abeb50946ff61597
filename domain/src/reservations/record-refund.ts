import type { Money } from '../shared/money.ts'
import type { Reservation } from './reservation.ts'

/** Money that went back to the guest lowers what was paid; the status stays. */
export function recordRefund<State extends Reservation>(reservation: State, amount: Money): State {
  const amountPaid = reservation.amountPaid.minus(amount)
  if (amountPaid.cents < 0) throw new RangeError(`more was refunded than paid on ${reservation.simpleReference}`)
  return { ...reservation, amountPaid }
}

/** A refund that was recorded never went out: its money is here and owed; the status stays. */
export function recordReturnedRefund<State extends Reservation>(reservation: State, amount: Money): State {
  return { ...reservation, amountPaid: reservation.amountPaid.plus(amount) }
}
