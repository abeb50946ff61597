import type { Temporal } from '../shared/temporal.ts'
import { whyNotCheckIn } from './check-in.ts'
import { mayCheckOut } from './complete.ts'
import { isExpired } from './expiry.ts'
import type { Moment } from './moment.ts'
import { whyNotNoShow } from './no-show.ts'
import { readyToCancelByStaff, readyToEnd } from './readiness.ts'
import { reinstate } from './reinstate.ts'
import type { Reservation, ReservationStatus } from './reservation.ts'
import { undoCheckOut } from './undo-check-out.ts'
import { undoWriteOff, writeOff } from './write-off.ts'

/** What the desk of a campsite does with a reservation (rule L5). */
export const deskActs = [
  'confirm',
  'cancel',
  'check-in',
  'undo-check-in',
  'check-out',
  'undo-check-out',
  'no-show',
  'reinstate',
  'record-payment',
  'write-off',
  'undo-write-off',
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
  'check-in': isOpenInStay('check-in'),
  'undo-check-in': isOpenInStay('undo-check-in'),
  'check-out': isOpenInStay('check-out'),
  'undo-check-out': (reservation, moment) =>
    reservation.status === 'completed' && undoCheckOut(reservation, { by: 'desk', moment, to: 'confirmed' }).ok,
  'no-show': isOpenInStay('no-show'),
  reinstate: (reservation, moment) =>
    (reservation.status === 'cancelled' || reservation.status === 'noShow') && reinstate(reservation, { by: 'desk', moment }).ok,
  'record-payment': isSubmitted,
  'write-off': (reservation, moment) => writeOff(reservation, moment).ok,
  'undo-write-off': (reservation) => undoWriteOff(reservation).ok,
  'resend-message': (reservation, { now }) => tellsSomething(reservation) && !isExpired(reservation, now),
  'change-details': isSubmitted,
  amend: (reservation, moment) => readyToEnd(reservation, moment).kind === 'ready',
}

/** What a line of a list knows of a reservation. */
export interface DayFacts {
  readonly status: ReservationStatus
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly checkedInAt: Temporal.Instant | null
  /** When the desk checked them out, in the organisation's zone; null while it did not. */
  readonly leftOn: Temporal.PlainDate | null
}

const stayActs = ['check-in', 'undo-check-in', 'check-out', 'no-show'] as const satisfies readonly DeskAct[]
type StayAct = (typeof stayActs)[number]

/** The one-touch acts of a list. */
export function dayActs(facts: DayFacts, today: Temporal.PlainDate): readonly DeskAct[] {
  if (facts.status === 'completed') return facts.leftOn?.equals(today) ? ['undo-check-out'] : []
  if (facts.status !== 'partiallyPaid' && facts.status !== 'confirmed') return []
  return stayActs.filter((act) => isOpenOnDay(act, facts, today))
}

function isOpenInStay(act: StayAct): (reservation: Reservation, moment: Moment) => boolean {
  return (reservation, moment) => {
    const ready = readyToEnd(reservation, moment)
    if (ready.kind !== 'ready') return false
    const { stay, checkedInAt } = ready.reservation
    return isOpenOnDay(act, { arrival: stay.arrival, departure: stay.departure, checkedInAt }, moment.today)
  }
}

function isOpenOnDay(act: StayAct, stay: Omit<DayFacts, 'status' | 'leftOn'>, today: Temporal.PlainDate): boolean {
  switch (act) {
    case 'check-in':
      return stay.checkedInAt === null && whyNotCheckIn(stay, today) === null
    case 'undo-check-in':
      return stay.checkedInAt !== null
    case 'check-out':
      return mayCheckOut(stay, today)
    case 'no-show':
      return whyNotNoShow(stay, today) === null
  }
}

function isSubmitted({ status }: Reservation): boolean {
  return status !== 'temporaryHold' && status !== 'cancelled'
}

/** A stay that is over has no message of its own. */
function tellsSomething(reservation: Reservation): boolean {
  if (reservation.status === 'cancelled') return reservation.submitted !== null
  return reservation.status !== 'temporaryHold' && reservation.status !== 'completed'
}
