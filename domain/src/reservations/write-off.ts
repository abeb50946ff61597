import { accepted, type Result, refused } from '../shared/result.ts'
import type { Moment } from './moment.ts'
import { isWrittenOff, openBalance } from './open-balance.ts'
import type { CompletedReservation, Reservation } from './reservation.ts'

/**
 * The guests are gone and what they owe will not be paid: it stays unpaid and is asked for no more (rule
 * L15).
 */
export function writeOff(
  reservation: Reservation,
  { now }: Moment,
): Result<CompletedReservation, { readonly code: 'stay-not-ended' | 'nothing-open' }> {
  if (reservation.status !== 'completed') return refused({ code: 'stay-not-ended' })
  if (!openBalance(reservation).isPositive) return refused({ code: 'nothing-open' })
  return accepted({ ...reservation, writtenOffAt: now })
}

/** It is owed again. */
export function undoWriteOff(
  reservation: Reservation,
): Result<CompletedReservation, { readonly code: 'stay-not-ended' | 'not-written-off' }> {
  if (reservation.status !== 'completed') return refused({ code: 'stay-not-ended' })
  if (!isWrittenOff(reservation)) return refused({ code: 'not-written-off' })
  const { writtenOffAt: _writtenOffAt, ...owing } = reservation
  return accepted(owing)
}
