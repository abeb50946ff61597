import type { BlockChanged } from '@camp/application/blocks/blocks.ts'
import type { CheckOutRefusal } from '@camp/application/desk/check-out.ts'
import type { NoShowRefusal, UndoCheckOutRefusal } from '@camp/application/desk/end-stay.ts'
import type { CheckInRefusal } from '@camp/application/desk/receive-guests.ts'
import type { DeskPaymentRefusal } from '@camp/application/desk/record-desk-payment.ts'
import type { ReinstateRefusal } from '@camp/application/desk/reinstate-booking.ts'
import type { UndoWriteOffRefusal, WriteOffRefusal } from '@camp/application/desk/write-off-balance.ts'
import type { ReservationConflict } from '@camp/application/reservations/reservation-refusals.ts'
import type { ChangedMeanwhile, NotPermitted } from '@camp/application/shared/refusals.ts'
import type { ExtendVoucherRefusal } from '@camp/application/vouchers/extend-voucher.ts'
import type { TakeVoucherRefusal } from '@camp/application/vouchers/voucher-payment.ts'
import type { RefundWishRefusal } from '@camp/domain/cancellation/refund-wish.ts'
import type { NoteRefusal } from '@camp/domain/reservations/desk-note.ts'
import type { TextTooLong } from '@camp/domain/reservations/staff-texts.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { campLine, type Stop, stop } from './answer.ts'
import type { Exit } from './exit-codes.ts'

type OfDesk =
  | NoteRefusal
  | CheckInRefusal
  | CheckOutRefusal
  | UndoCheckOutRefusal
  | NoShowRefusal
  | DeskPaymentRefusal
  | WriteOffRefusal
  | UndoWriteOffRefusal
  | ReinstateRefusal
  | TakeVoucherRefusal
  | ExtendVoucherRefusal
  | RefundWishRefusal
type OfTexts = TextTooLong<'reason-too-long' | 'reference-too-long'>
type Code =
  | (ReservationConflict | NotPermitted | ChangedMeanwhile | BlockChanged | OfDesk | OfTexts)['code']
  | 'review-not-published'

const answers = {
  'not-found': { exit: 'not-found', words: 'Not found.' },
  'not-permitted': { exit: 'refused', words: 'This is not allowed.' },
  'changed-meanwhile': { exit: 'conflict', words: 'Somebody has just changed it; look again.' },
  'block-changed': { exit: 'conflict', words: 'Somebody has just changed it; look again.' },
  'review-not-published': { exit: 'conflict', words: 'The review is not published.' },
  'note-missing': { exit: 'usage', words: 'Missing: --note <text>' },
  expired: { exit: 'conflict', words: 'The reservation ran out of time.' },
  already_cancelled: { exit: 'conflict', words: 'The reservation is cancelled already.' },
  plots_gone: { exit: 'conflict', words: 'The plots are no longer free.' },
  stay_begun: { exit: 'conflict', words: 'The stay has begun.' },
  wrong_state: { exit: 'conflict', words: 'The reservation is in a state that does not allow this.' },
  'note-too-long': { exit: 'usage', words: 'The note is too long.' },
  'reason-too-long': { exit: 'usage', words: 'The reason is too long.' },
  'reference-too-long': { exit: 'usage', words: 'The reference is too long.' },
  'stay-not-begun': { exit: 'conflict', words: 'The stay has not begun.' },
  'stay-over': { exit: 'conflict', words: 'The stay is over.' },
  'check-in-doubted': {
    exit: 'conflict',
    words: 'Others have not left the plot, or money is owing; --anyway checks them in all the same.',
  },
  'money-open': {
    exit: 'conflict',
    words: 'Money is owing: say what happens to it with --paid <method>, --send-link or --owing <name>.',
  },
  'no-online-payment': { exit: 'conflict', words: 'The reservation cannot be paid online.' },
  'debtor-missing': { exit: 'usage', words: 'Missing: --owing <name>' },
  'debtor-too-long': { exit: 'usage', words: 'The name is too long.' },
  'stay-not-ended': { exit: 'conflict', words: 'The stay is not over.' },
  'nothing-open': { exit: 'conflict', words: 'Nothing is owing.' },
  'not-written-off': { exit: 'conflict', words: 'Nothing was written off.' },
  'not-checked-out': { exit: 'conflict', words: 'The stay ended automatically; there is no check-out to undo.' },
  'too-late-to-undo': { exit: 'conflict', words: 'A check-out can only be undone on the same day.' },
  'too-early-for-no-show': { exit: 'conflict', words: 'A guest can be a day late; mark a no-show from the day after arrival.' },
  'checked-in': { exit: 'conflict', words: 'The guests have checked in.' },
  'amount-not-positive': { exit: 'usage', words: 'The amount must be above zero.' },
  'refund-above-paid': { exit: 'conflict', words: 'That is more than was paid.' },
  'voucher-of-nothing': { exit: 'usage', words: 'A voucher has to be worth something.' },
  'agreement-missing': {
    exit: 'conflict',
    words: 'By the policy money goes back; --agreed says that the guest wants a voucher instead.',
  },
  'voucher-unknown': { exit: 'not-found', words: 'There is no voucher with this code at this campsite.' },
  'voucher-expired': { exit: 'conflict', words: 'The voucher has expired.' },
  'voucher-spent': { exit: 'conflict', words: 'Nothing is left on the voucher.' },
  'last-day-too-early': { exit: 'usage', words: 'The new last day must be later than the old one, and not in the past.' },
  'last-day-too-late': { exit: 'usage', words: 'The new last day can be five years from today at most.' },
  'paid-in-future': { exit: 'usage', words: 'The day of the payment is in the future.' },
  'paid-too-early': { exit: 'usage', words: 'The day of the payment is long before the booking was made.' },
  'line-recorded': { exit: 'conflict', words: 'The payment of this line was recorded before.' },
  'payment-recorded': {
    exit: 'conflict',
    words: 'This amount of this day is recorded already; --again says that it is another payment.',
  },
  'above-balance': { exit: 'conflict', words: 'That is more than is owing; --above-balance says that you mean it.' },
} as const satisfies Record<Code, { exit: Exit; words: string }>

/** A refusal of a use case in words; `subject` is what was asked for. */
export function refusalStop(
  {
    code,
    expiresOn,
    earliest,
    most,
  }: {
    readonly code: Code
    readonly expiresOn?: Temporal.PlainDate
    readonly earliest?: Temporal.PlainDate
    readonly most?: number
  },
  subject: string,
  ...next: readonly string[]
): Stop {
  const { exit, words } = answers[code]
  const day = expiresOn ? ` Its last day was ${expiresOn}.` : earliest ? ` The earliest is ${earliest}.` : ''
  const limit = most === undefined ? '' : ` At most ${most} characters.`
  return stop(exit, `${subject}: ${words}${day}${limit}`, ...next)
}

/** The same of an organisation, with where its name is found. */
export function organisationStop(refusal: Parameters<typeof refusalStop>[0], slug: string): Stop {
  return refusalStop(refusal, slug, `See ${campLine('org list')}`)
}
