import type { Reservation, ReservationStatus, StatusChange } from './reservation.ts'

export interface TransitionRow {
  /** Null is where a reservation begins. */
  readonly from: ReservationStatus | null
  readonly to: ReservationStatus
  readonly when: string
}

/** Every way of a reservation's life (rule L1); a status history is a path in it. */
export const transitionTable: readonly TransitionRow[] = [
  { from: null, to: 'temporaryHold', when: 'the guest leaves the picker' },
  { from: 'temporaryHold', to: 'pending', when: 'details submitted and mandatory terms accepted' },
  { from: 'temporaryHold', to: 'cancelled', when: 'abandoned or expired' },
  { from: 'pending', to: 'partiallyPaid', when: 'deposit paid' },
  { from: 'pending', to: 'confirmed', when: 'paid in full, or nothing due online and the guest confirmed, or staff confirmed' },
  { from: 'pending', to: 'cancelled', when: 'guest, staff, or expiry' },
  { from: 'partiallyPaid', to: 'confirmed', when: 'balance paid' },
  { from: 'partiallyPaid', to: 'cancelled', when: 'guest, staff with a note, or balance overdue' },
  { from: 'confirmed', to: 'cancelled', when: 'guest, staff with a note, or balance overdue' },
  { from: 'partiallyPaid', to: 'noShow', when: 'staff, from the day after arrival' },
  { from: 'confirmed', to: 'noShow', when: 'staff, from the day after arrival' },
  { from: 'partiallyPaid', to: 'completed', when: 'check-out, or the day after departure' },
  { from: 'confirmed', to: 'completed', when: 'check-out, or the day after departure' },
  { from: 'completed', to: 'partiallyPaid', when: 'check-out undone on its day' },
  { from: 'completed', to: 'confirmed', when: 'check-out undone on its day' },
  { from: 'cancelled', to: 'partiallyPaid', when: 'deposit arrives after expiry, or staff reinstate it, and the plots are free' },
  {
    from: 'cancelled',
    to: 'confirmed',
    when: 'full payment arrives after expiry, or staff reinstate it, and the plots are free',
  },
  { from: 'noShow', to: 'partiallyPaid', when: 'staff reinstate it and the plots are free' },
  { from: 'noShow', to: 'confirmed', when: 'staff reinstate it and the plots are free' },
]

/**
 * A reservation in its next status, and the line that its history gets. The version stays the one that was
 * read.
 */
export interface Transition<State extends Reservation = Reservation> {
  readonly reservation: State
  readonly change: StatusChange
}

export function isTransition(from: ReservationStatus | null, to: ReservationStatus): boolean {
  return transitionTable.some((row) => row.from === from && row.to === to)
}

const finalStatuses: readonly ReservationStatus[] = ['completed', 'cancelled', 'noShow']

/**
 * Nothing a guest does leads out of it. Staff may undo a check-out on its day and reinstate what was
 * cancelled or a no-show; money that arrives after an expiry may revive it.
 */
export function isFinal(status: ReservationStatus): boolean {
  return finalStatuses.includes(status)
}

/**
 * Whether a reservation of this status keeps its nights from others; a hold or a pending one does so until
 * its expiry.
 */
export function occupies(status: ReservationStatus): boolean {
  return status !== 'cancelled' && status !== 'noShow'
}
