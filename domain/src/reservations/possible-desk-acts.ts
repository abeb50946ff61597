import { checkIn } from './check-in.ts'
import { completeByCheckOut } from './complete.ts'
import { isExpired } from './expiry.ts'
import type { Moment } from './moment.ts'
import { markNoShow } from './no-show.ts'
import { readyToCancelByStaff, readyToEnd } from './readiness.ts'
import type { Reservation } from './reservation.ts'
import { undoCheckOut } from './undo-check-out.ts'

/** What the desk of a campsite does with a reservation (`decisions.md` §8). */
export const deskActs = [
  'confirm',
  'cancel',
  'check-in',
  'undo-check-in',
  'check-out',
  'undo-check-out',
  'no-show',
  'record-payment',
  'resend-message',
  'change-details',
  'amend',
] as const
export type DeskAct = (typeof deskActs)[number]

/** The acts that are open now, in the order of `deskActs`; each is judged again when it is done. */
export function possibleDeskActs(reservation: Reservation, moment: Moment): readonly DeskAct[] {
  return deskActs.filter((act) => isOpen[act](reservation, moment))
}

const isOpen: Readonly<Record<DeskAct, (reservation: Reservation, moment: Moment) => boolean>> = {
  confirm: (reservation, { now }) => reservation.status === 'pending' && !isExpired(reservation, now),
  cancel: (reservation, moment) => readyToCancelByStaff(reservation, moment).kind === 'ready',
  'check-in': (reservation, moment) => {
    const ready = readyToEnd(reservation, moment)
    return ready.kind === 'ready' && !ready.reservation.checkedInAt && checkIn(ready.reservation, moment).ok
  },
  'undo-check-in': (reservation, moment) => {
    const ready = readyToEnd(reservation, moment)
    return ready.kind === 'ready' && ready.reservation.checkedInAt !== null
  },
  'check-out': (reservation, moment) => {
    const ready = readyToEnd(reservation, moment)
    return ready.kind === 'ready' && completeByCheckOut(ready.reservation, { by: 'desk', moment }).ok
  },
  'undo-check-out': (reservation, moment) =>
    reservation.status === 'completed' && undoCheckOut(reservation, { by: 'desk', moment, to: 'confirmed' }).ok,
  'no-show': (reservation, moment) => {
    const ready = readyToEnd(reservation, moment)
    return ready.kind === 'ready' && markNoShow(ready.reservation, { by: 'desk', moment }).ok
  },
  'record-payment': isSubmitted,
  'resend-message': (reservation, { now }) => tellsSomething(reservation) && !isExpired(reservation, now),
  'change-details': isSubmitted,
  amend: (reservation, moment) => readyToEnd(reservation, moment).kind === 'ready',
}

function isSubmitted({ status }: Reservation): boolean {
  return status !== 'temporaryHold' && status !== 'cancelled'
}

/** A stay that is over has no message of its own. */
function tellsSomething(reservation: Reservation): boolean {
  if (reservation.status === 'cancelled') return reservation.submitted !== null
  return reservation.status !== 'temporaryHold' && reservation.status !== 'completed'
}
