import type { Money } from '../shared/money.ts'
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

/** What the desk may still collect (rule D4); below zero when too much was paid. */
export function openBalance(reservation: Reservation): Money {
  const { amountDue } = reservation
  return owes(reservation.status) ? balance(amountsToBalance(reservation)) : amountDue.minus(amountDue)
}
