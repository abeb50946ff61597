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
  const nothing = Money.zero(reservation.amountDue.currency)
  if (!owes(reservation.status)) return nothing
  const open = balance(amountsToBalance(reservation))
  return open.isPositive && isWrittenOff(reservation) ? nothing : open
}

export function isWrittenOff(reservation: Reservation): boolean {
  return reservation.status === 'completed' && reservation.writtenOffAt !== undefined
}
