import { earliestSendingTime } from '../messaging/earliest-sending-time.ts'
import type { Moment } from '../reservations/moment.ts'
import { openBalance } from '../reservations/open-balance.ts'
import type { ConfirmedReservation, PartiallyPaidReservation, Reservation } from '../reservations/reservation.ts'
import { isBefore } from '../shared/date-order.ts'
import { Temporal } from '../shared/temporal.ts'

/** Days before the due date (rule M8), the latest first. */
export const reminderDays = [2, 7] as const
export type ReminderDays = (typeof reminderDays)[number]

export interface PaymentReminder {
  readonly dueDate: Temporal.PlainDate
  /** 1: of a deposit by transfer (rule D13). */
  readonly daysBefore: ReminderDays | 1
}

/** Sold, and something of it may still be open. */
export type OwingReservation = PartiallyPaidReservation | ConfirmedReservation

export function isOwing(reservation: Reservation): reservation is OwingReservation {
  const isSold = reservation.status === 'partiallyPaid' || reservation.status === 'confirmed'
  return isSold && openBalance(reservation).isPositive
}

/**
 * The reminder whose time has come: the latest one, so that of two that were missed one is said. Each has its
 * time at nine in the morning; one whose time was before the reservation came to owe is never said, and none
 * after the due date, of a balance that is due on arrival, or of a booking whose guest asked for no messages.
 */
export function reminderDue(reservation: Reservation, { now, today, zone }: Moment): PaymentReminder | null {
  if (!isOwing(reservation) || reservation.offline?.notifiesCamper === false) return null
  const { dueDate, stay, statusDate } = reservation
  if (!dueDate || !isBefore(dueDate, stay.arrival) || isBefore(dueDate, today)) return null
  const daysBefore = reminderDays.find((days) => !isLater(earliestSendingTime(dueDate.subtract({ days }), zone), now))
  if (daysBefore === undefined) return null
  const wasOwing = isLater(earliestSendingTime(dueDate.subtract({ days: daysBefore }), zone), statusDate)
  return wasOwing ? { dueDate, daysBefore } : null
}

function isLater(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0
}
