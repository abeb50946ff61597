import { refundFor } from '../cancellation/refund.ts'
import { type RefundWish, type RefundWishRefusal, refundWished } from '../cancellation/refund-wish.ts'
import type { AwaitedDeposit } from '../reminders/awaited-deposit.ts'
import type { Money } from '../shared/money.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { cancelled } from './cancelled.ts'
import { changed, type Initiator } from './change.ts'
import { isExpired } from './expiry.ts'
import { hasArrived } from './has-arrived.ts'
import type { CancellableReservation } from './readiness.ts'
import type {
  Cancellation,
  CancellationReason,
  CancelledBy,
  CancelledReservation,
  ConfirmedReservation,
  PartiallyPaidReservation,
} from './reservation.ts'
import { longestCancellationNote, type TextTooLong, textTooLong } from './staff-texts.ts'
import type { Transition } from './transitions.ts'

type Cancelling = Transition<CancelledReservation>

/** Until they arrive, with the refund of the policy that was kept with the booking. */
export function cancelByGuest(
  reservation: CancellableReservation,
  doing: Initiator,
): Result<Cancelling, { readonly code: 'expired' } | { readonly code: 'stay_begun' }> {
  const { now, today } = doing.moment
  if (isExpired(reservation, now)) return refused({ code: 'expired' })
  if (hasArrived(reservation, today)) return refused({ code: 'stay_begun' })
  return accepted(cancelByPolicy('guest', reservation, { ...doing, reason: 'guest-cancelled' }))
}

export interface StaffCancellation extends Initiator {
  readonly note: string
  readonly refund: RefundWish
  /** On its way back already. */
  readonly promised?: Money
  /** That is given where the desk wishes for one. */
  readonly voucher?: Cancellation['voucher']
}

export type CancellationNoteRefusal = { readonly code: 'note-missing' } | TextTooLong<'note-too-long'>

/** At any time before the end; whoever has paid something is told why, so their note may not be empty. */
export function cancelByStaff(
  reservation: CancellableReservation,
  { refund, promised, voucher, ...cancellation }: StaffCancellation,
): Result<Cancelling, CancellationNoteRefusal | RefundWishRefusal> {
  const note = cancellation.note.trim()
  if (note === '' && reservation.status !== 'pending') return refused({ code: 'note-missing' })
  const tooLong = textTooLong('note-too-long', note, longestCancellationNote)
  if (tooLong) return refused(tooLong)
  const wished = refundWished(reservation, refund, { today: cancellation.moment.today, promised })
  if (!wished.ok) return wished
  if (refund.kind === 'voucher' && !voucher) throw new RangeError('a voucher is given, and none is there')
  const given = refund.kind === 'voucher' ? { voucher } : {}
  const details = { ...cancellation, reason: 'staff-cancelled', note: note || null, refundAmount: wished.value } as const
  return accepted(cancelBy('staff', reservation, { ...details, ...given }))
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
  return accepted(cancelByPolicy('system', reservation, { ...doing, reason: 'balance-overdue' }))
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
  return accepted(cancelByPolicy('system', reservation, { ...doing, reason: 'transfer-missing' }))
}

interface CancelDetails extends Initiator, Omit<Cancellation, 'by'> {}

function cancelByPolicy(
  who: CancelledBy,
  reservation: CancellableReservation,
  doing: Initiator & { readonly reason: CancellationReason },
): Cancelling {
  const { cancellationPolicy, stay, amountDue } = reservation
  const paid = reservation.amountPaid.atMost(amountDue) // what was overpaid goes back by itself
  const { refundAmount } = refundFor(cancellationPolicy, stay.arrival, doing.moment.today, paid)
  return cancelBy(who, reservation, { ...doing, note: null, refundAmount })
}

function cancelBy(who: CancelledBy, reservation: CancellableReservation, { by, moment, ...details }: CancelDetails): Cancelling {
  const next = cancelled(reservation, { ...details, by: who })
  return changed(reservation.status, next, { by, moment, why: details.note ?? details.reason })
}
