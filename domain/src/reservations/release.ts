import { cancelled } from './cancelled.ts'
import { changed, type Initiator } from './change.ts'
import type { CancelledReservation, HeldReservation } from './reservation.ts'
import type { Transition } from './transitions.ts'

/** The guest gives the plots back before submitting; a hold that ran out is released just the same. */
export function release(held: HeldReservation, doing: Initiator): Transition<CancelledReservation> {
  const reservation = cancelled(held, { by: 'guest', reason: 'abandoned', note: null, refundAmount: held.amountPaid })
  return changed('temporaryHold', reservation, { ...doing, why: 'abandoned' })
}
