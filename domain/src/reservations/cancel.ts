import { refundFor } from '../cancellation/refund.ts'
import type { AwaitedDeposit } from '../reminders/awaited-deposit.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { cancelled } from './cancelled.ts'
import { changed, type Initiator } from './change.ts'
import { isExpired } from './expiry.ts'
import type { CancellableReservation } from './readiness.ts'
import type {
  CancellationReason,
  CancelledBy,
  CancelledReservation,
  ConfirmedReservation,
  PartiallyPaidReservation,
} from './reservation.ts'
import type { Transition } from './transitions.ts'

type Cancelling = Transition<CancelledReservation>

/** Until the day before arrival, with the refund of the policy that was kept with the booking. */
export function cancelByGuest(
  reservation: CancellableReservation,
  doing: Initiator,
): Result<Cancelling, { readonly code: 'expired' } | { readonly code: 'stay_begun' }> {
  const { now, today } = doing.moment
  if (isExpired(reservation, now)) return refused({ code: 'expired' })
  if (Temporal.PlainDate.compare(reservation.stay.arrival, today) <= 0) return refused({ code: 'stay_begun' })
  return accepted(cancelBy('guest', reservation, { ...doing, reason: 'guest-cancelled', note: null, refund: 'policy' }))
}

export interface StaffCancellation extends Initiator {
  readonly note: string
  /** `full` is the law on death and hospitalisation, or goodwill. */
  readonly refund: 'policy' | 'full'
}

/** At any time before the end; whoever has paid something is told why, so their note may not be empty. */
export function cancelByStaff(
  reservation: CancellableReservation,
  cancellation: StaffCancellation,
): Result<Cancelling, { readonly code: 'note-missing' }> {
  const note = cancellation.note.trim()
  if (note === '' && reservation.status !== 'pending') return refused({ code: 'note-missing' })
  return accepted(cancelBy('staff', reservation, { ...cancellation, reason: 'staff-cancelled', note: note || null }))
}

export const overdueDays = 3
export const remindersBeforeOverdue = 2

/**
 * The organisation's choice: the balance is overdue by 3 days after two reminders. From the arrival day on it
 * is the desk's matter.
 */
export function cancelOverdue(
  reservation: PartiallyPaidReservation | ConfirmedReservation,
  { remindersSent, ...doing }: Initiator & { readonly remindersSent: number },
): Result<Cancelling, { readonly code: 'not-overdue' }> {
  const isOwing = reservation.amountDue.isMoreThan(reservation.amountPaid)
  const lastDay = reservation.dueDate?.add({ days: overdueDays })
  const isLate = lastDay !== undefined && Temporal.PlainDate.compare(lastDay, doing.moment.today) <= 0
  const isAhead = Temporal.PlainDate.compare(doing.moment.today, reservation.stay.arrival) < 0
  if (!isOwing || !isLate || !isAhead || remindersSent < remindersBeforeOverdue) return refused({ code: 'not-overdue' })
  return accepted(cancelBy('system', reservation, { ...doing, reason: 'balance-overdue', note: null, refund: 'policy' }))
}

/**
 * The organisation's choice: nothing of a deposit by transfer has come by its day, and the guest was reminded
 * (rule D13).
 */
export function releaseUnpaid(
  reservation: PartiallyPaidReservation | ConfirmedReservation,
  { releaseOn, isReminded, ...doing }: Initiator & Pick<AwaitedDeposit, 'releaseOn'> & { readonly isReminded: boolean },
): Result<Cancelling, { readonly code: 'not-overdue' }> {
  const isLate = releaseOn !== null && Temporal.PlainDate.compare(releaseOn, doing.moment.today) <= 0
  const isAhead = Temporal.PlainDate.compare(doing.moment.today, reservation.stay.arrival) < 0
  if (!isLate || !isAhead || !isReminded) return refused({ code: 'not-overdue' })
  return accepted(cancelBy('system', reservation, { ...doing, reason: 'transfer-missing', note: null, refund: 'policy' }))
}

interface CancelDetails extends Initiator {
  readonly reason: CancellationReason
  readonly note: string | null
  readonly refund: 'policy' | 'full'
}

function cancelBy(who: CancelledBy, reservation: CancellableReservation, details: CancelDetails): Cancelling {
  const { by, moment, reason, note, refund } = details
  const { cancellationPolicy, stay } = reservation
  const amountPaid = reservation.amountPaid.atMost(reservation.amountDue) // what was overpaid goes back by itself
  const refundAmount =
    refund === 'full' ? amountPaid : refundFor(cancellationPolicy, stay.arrival, moment.today, amountPaid).refundAmount
  const next = cancelled(reservation, { by: who, reason, note, refundAmount })
  return changed(reservation.status, next, { by, moment, why: note ?? reason })
}
