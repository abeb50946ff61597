import { transferDue } from '@camp/domain/deposit/direct-payment.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OpenBooking } from './desk-reservations.ts'
import type { AwaitedTransfer } from './desk-views.ts'

interface Place {
  readonly takesOnlinePayment: boolean
  readonly timezone: string
  readonly today: Temporal.PlainDate
}

type Awaited = Pick<AwaitedTransfer, 'deposit' | 'due' | 'isOverdue' | 'version'>

/** Null where no deposit is open, where it is paid online, and once the guests are there. */
export function awaitedTransfer(booking: OpenBooking, { takesOnlinePayment, timezone, today }: Place): Awaited | null {
  const { status, amountDue, amountPaid, amountDueUpFront, arrival, statusDate, version } = booking
  const deposit = amountDueUpFront.minus(amountPaid)
  const isAhead = status !== 'completed' && Temporal.PlainDate.compare(arrival, today) > 0
  if (!isAhead || (takesOnlinePayment && !booking.isPaidOffline)) return null
  if (!deposit.isPositive || !amountDue.isMoreThan(amountDueUpFront)) return null
  const due = status === 'pending' ? null : transferDue(statusDate, timezone)
  return { deposit, due, isOverdue: due !== null && Temporal.PlainDate.compare(due, today) < 0, version }
}
