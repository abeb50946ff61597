import type { PaymentReminder, ReminderDays } from '@camp/domain/reminders/payment-reminder.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Which reminders are still to be said of balances that are due in these days, both included. */
export interface RemindersToSay {
  readonly daysBefore: ReminderDays
  readonly from: Temporal.PlainDate
  readonly until: Temporal.PlainDate
}

export interface ConfirmedBetween {
  readonly from: Temporal.Instant | null
  readonly until: Temporal.Instant
  /** Stays that begin later. */
  readonly after: Temporal.PlainDate
}

/** What guests were reminded of: each due date twice at most. */
export interface PaymentReminders {
  /**
   * Bookings that are partiallyPaid or confirmed with less paid than is due, a due date in these days that is
   * before their arrival, and neither this reminder of it said nor a later one; the earliest due date first.
   */
  toSay(wanted: RemindersToSay): Promise<readonly ReservationId[]>

  /**
   * Bookings that are partiallyPaid or confirmed, ahead of this day, with a deposit open that is paid to the
   * campsite itself, confirmed between these moments and not reminded of since; the longest confirmed first.
   */
  transfersToRemind(wanted: ConfirmedBetween): Promise<readonly ReservationId[]>

  /** As above, of campsites that release them, with nothing paid. */
  transfersToRelease(wanted: ConfirmedBetween): Promise<readonly ReservationId[]>

  /** At least one message of this reminder has left. */
  hasLeft(id: ReservationId, reminder: PaymentReminder): Promise<boolean>

  /** False when it was said before, also at the same moment. */
  markSaid(id: ReservationId, reminder: PaymentReminder, at: Temporal.Instant): Promise<boolean>

  /**
   * Of campsites that cancel them: bookings as above whose due date is on this day or before, and their
   * arrival after it.
   */
  overdueSince(date: Temporal.PlainDate): Promise<readonly ReservationId[]>

  /** Reminders of this due date of which at least one message has left. */
  sentOf(id: ReservationId, dueDate: Temporal.PlainDate): Promise<number>
}

/** What tells the messages of one reminder from those of another; `2026-12-04, 7 days before`. */
export function reminderOccurrence({ dueDate, daysBefore }: PaymentReminder): string {
  return `${dueDate}, ${daysBefore} days before`
}
