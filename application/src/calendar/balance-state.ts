import { owes } from '@camp/domain/reservations/open-balance.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'

export const balanceStates = ['paid', 'part', 'none'] as const
export type BalanceState = (typeof balanceStates)[number]

export interface BalanceFacts {
  readonly status: ReservationStatus
  readonly dueCents: number
  readonly paidCents: number
  /** The desk gave up what was open. */
  readonly isWrittenOff: boolean
}

/** In cents, never below zero. */
export function openCents({ status, dueCents, paidCents, isWrittenOff }: BalanceFacts): number {
  return owes(status) && !isWrittenOff ? Math.max(dueCents - paidCents, 0) : 0
}

/** Paid in full, in part, or not at all; a hold has paid nothing yet. */
export function balanceState(facts: BalanceFacts): BalanceState {
  if (facts.status !== 'temporaryHold' && openCents(facts) === 0) return 'paid'
  return facts.paidCents > 0 ? 'part' : 'none'
}
