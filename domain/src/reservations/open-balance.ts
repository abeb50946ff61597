import { Money } from '../shared/money.ts'
import { balance } from './balance.ts'
import { amountsToBalance } from './paid-offline.ts'
import type { Reservation, ReservationStatus } from './reservation.ts'

const owing: readonly ReservationStatus[] = ['pending', 'partiallyPaid', 'confirmed', 'completed']

/**
 * Whether a reservation of this status owes what it costs; holds, cancelled ones and no-shows owe nothing
 * more.
 */
export function owes(status: ReservationStatus): boolean {
  return owing.includes(status)
}

/**
 * What the desk may still collect (rule D4); below zero when too much was paid. What is written off is not
 * open.
 */
export function openBalance(reservation: Reservation): Money {
  return owes(reservation.status) ? shownBalance(reservation) : Money.zero(reservation.amountDue.currency)
}

/**
 * What the booking's page and messages say is open, whatever became of the booking: the balance of rule D4,
 * nothing once it is written off.
 */
export function shownBalance(reservation: Reservation): Money {
  const open = balance(amountsToBalance(reservation))
  return open.isPositive && isWrittenOff(reservation) ? Money.zero(open.currency) : open
}

export function isWrittenOff(reservation: Reservation): boolean {
  return reservation.status === 'completed' && reservation.writtenOffAt !== undefined
}
