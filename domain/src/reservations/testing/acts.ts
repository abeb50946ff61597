import { Money } from '../../shared/money.ts'
import { submissionFacts } from '../../testing/a-submitted-reservation.ts'
import { cancelByGuest, cancelByStaff, cancelOverdue, releaseUnpaid } from '../cancel.ts'
import { checkIn, undoCheckIn } from '../check-in.ts'
import { completeAfterDeparture, completeByCheckOut } from '../complete.ts'
import { confirm, confirmByStaff } from '../confirm.ts'
import { expire } from '../expire.ts'
import { extendHold } from '../extend-hold.ts'
import type { Moment } from '../moment.ts'
import { markNoShow } from '../no-show.ts'
import { recordPayment } from '../record-payment.ts'
import { reinstate } from '../reinstate.ts'
import { release } from '../release.ts'
import type { Reservation, StatusChange } from '../reservation.ts'
import { revive } from '../revive.ts'
import { submit } from '../submit.ts'
import { undoCheckOut } from '../undo-check-out.ts'

export interface Outcome {
  readonly reservation: Reservation
  readonly change: StatusChange | null
}

/** Undefined where the act does not apply to this state or is refused. */
export type Act = (reservation: Reservation, moment: Moment) => Outcome | undefined

type Answer = { readonly ok: true; readonly value: Outcome } | { readonly ok: false }

const outcome = (answer: Answer): Outcome | undefined => (answer.ok ? answer.value : undefined)
const by = 'somebody'

/** Every function that changes a reservation, tried on whatever reservation comes along. */
export const acts: Readonly<Record<string, Act>> = {
  extendHold: (held, { now }) => {
    if (held.status !== 'temporaryHold') return undefined
    const extended = extendHold(held, now)
    return extended.ok ? { reservation: extended.value, change: null } : undefined
  },
  release: (held, moment) => (held.status === 'temporaryHold' ? release(held, { by, moment }) : undefined),
  submit: (held, moment) =>
    held.status === 'temporaryHold' ? outcome(submit(held, submissionFacts(held, { moment }))) : undefined,
  confirm: (pending, moment) =>
    pending.status === 'pending' ? outcome(confirm(pending, { by, moment, takesOnlinePayment: false })) : undefined,
  confirmByStaff: (pending, moment) =>
    pending.status === 'pending' ? outcome(confirmByStaff(pending, { by, moment })) : undefined,
  payLittle: paying((reservation) => Money.cents(Math.max(1, Math.floor(reservation.amountDue.cents / 4)))),
  payHalf: paying((reservation) => Money.cents(Math.ceil(reservation.amountDue.cents / 2))),
  payAll: paying((reservation) => reservation.amountDue),
  cancelByGuest: (reservation, moment) =>
    isCancellable(reservation) ? outcome(cancelByGuest(reservation, { by, moment })) : undefined,
  cancelByStaff: (reservation, moment) =>
    isCancellable(reservation)
      ? outcome(cancelByStaff(reservation, { by, moment, note: 'flooded', refund: { kind: 'full' } }))
      : undefined,
  cancelOverdue: (reservation, moment) =>
    reservation.status === 'partiallyPaid' || reservation.status === 'confirmed'
      ? outcome(cancelOverdue(reservation, { by, moment, remindersSent: 2 }))
      : undefined,
  releaseUnpaid: (reservation, moment) =>
    reservation.status === 'partiallyPaid' || reservation.status === 'confirmed'
      ? outcome(releaseUnpaid(reservation, { by, moment, releaseOn: moment.today, isReminded: true }))
      : undefined,
  expire: (reservation, moment) =>
    reservation.status === 'temporaryHold' || reservation.status === 'pending'
      ? outcome(expire(reservation, { by, moment }))
      : undefined,
  checkOut: ending(completeByCheckOut),
  completeAfterDeparture: ending(completeAfterDeparture),
  noShow: ending(markNoShow),
  checkIn: (reservation, moment) => {
    if (reservation.status !== 'partiallyPaid' && reservation.status !== 'confirmed') return undefined
    const received = checkIn(reservation, moment)
    return received.ok ? { reservation: received.value, change: null } : undefined
  },
  undoCheckIn: (reservation) =>
    (reservation.status === 'partiallyPaid' || reservation.status === 'confirmed') && reservation.checkedInAt
      ? { reservation: undoCheckIn(reservation), change: null }
      : undefined,
  undoCheckOut: (reservation, moment) =>
    reservation.status === 'completed' ? outcome(undoCheckOut(reservation, { by, moment, to: 'partiallyPaid' })) : undefined,
  reinstate: (reservation, moment) =>
    reservation.status === 'cancelled' || reservation.status === 'noShow'
      ? outcome(reinstate(reservation, { by, moment }))
      : undefined,
}

type Ending = (
  reservation: Extract<Reservation, { status: 'partiallyPaid' | 'confirmed' }>,
  doing: { by: string; moment: Moment },
) => Answer

function ending(end: Ending): Act {
  return (reservation, moment) =>
    reservation.status === 'partiallyPaid' || reservation.status === 'confirmed'
      ? outcome(end(reservation, { by, moment }))
      : undefined
}

function paying(amountOf: (reservation: Reservation) => Money): Act {
  return (reservation, moment) => {
    const payment = { amount: amountOf(reservation), by, moment }
    if (reservation.status === 'temporaryHold') return undefined
    return reservation.status === 'cancelled' ? outcome(revive(reservation, payment)) : recordPayment(reservation, payment)
  }
}

function isCancellable(
  reservation: Reservation,
): reservation is Extract<Reservation, { status: 'pending' | 'partiallyPaid' | 'confirmed' }> {
  return ['pending', 'partiallyPaid', 'confirmed'].includes(reservation.status)
}
