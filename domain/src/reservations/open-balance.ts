import type { Money } from '../shared/money.ts'
import type { Reservation, ReservationStatus } from './reservation.ts'

const owing: readonly ReservationStatus[] = ['pending', 'partiallyPaid', 'confirmed', 'completed']

/** Whether a reservation of this status owes what it costs; holds, cancelled ones and no-shows owe nothing more. */
export function owes(status: ReservationStatus): boolean {
  return owing.includes(status)
}

/** What the desk may still collect; below zero when too much was paid. */
export function openBalance({ status, amountDue, amountPaid }: Pick<Reservation, 'status' | 'amountDue' | 'amountPaid'>): Money {
  return owes(status) ? amountDue.minus(amountPaid) : amountDue.minus(amountDue)
}
