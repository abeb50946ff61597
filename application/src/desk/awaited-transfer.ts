import { releaseDay, transferDue } from '@camp/domain/deposit/direct-payment.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OpenBooking } from './desk-reservations.ts'
import type { AwaitedTransfer } from './desk-views.ts'

interface Place {
  readonly takesOnlinePayment: boolean
  readonly releasesTransfers: boolean
  readonly timezone: string
  readonly today: Temporal.PlainDate
}

type Awaited = Pick<AwaitedTransfer, 'deposit' | 'due' | 'releaseOn' | 'isOverdue' | 'version'>

/** Null where no deposit is open, where it is paid online or on arrival, and once the guests are there. */
export function awaitedTransfer(booking: OpenBooking, place: Place): Awaited | null {
  const { takesOnlinePayment, timezone, today } = place
  const { status, amountDue, amountPaid, amountDueUpFront, arrival, statusDate, version } = booking
  const deposit = amountDueUpFront.minus(amountPaid)
  const isAhead = status !== 'completed' && Temporal.PlainDate.compare(arrival, today) > 0
  if (!isAhead || (takesOnlinePayment && !booking.isPaidOffline)) return null
  if (!deposit.isPositive || !amountDue.isMoreThan(amountDueUpFront)) return null
  const due = status === 'pending' ? null : transferDue(statusDate, timezone)
  // Sooner than that it is paid on arrival, as the guest reads.
  if (due && Temporal.PlainDate.compare(due, arrival) >= 0) return null
  const releasesTransfers = place.releasesTransfers && booking.isGuestTold
  const releaseOn = due && releaseDay({ due, arrival, amountPaid, releasesTransfers })
  return { deposit, due, releaseOn, isOverdue: due !== null && Temporal.PlainDate.compare(due, today) < 0, version }
}
