import { type DirectPayment, directPayment } from '../deposit/direct-payment.ts'
import { earliestSendingTime } from '../messaging/earliest-sending-time.ts'
import type { Moment } from '../reservations/moment.ts'
import type { Reservation } from '../reservations/reservation.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { isOwing, type OwingReservation } from './payment-reminder.ts'

/** The guest is reminded of a deposit by transfer so many days before it is due (rule D13). */
export const transferReminderDays = 1

/** What a guest was told to transfer, of a booking that is confirmed. */
export interface AwaitedDeposit {
  readonly deposit: Money
  readonly due: Temporal.PlainDate
  /** Null: never by itself. */
  readonly releaseOn: Temporal.PlainDate | null
}

interface Place {
  readonly takesOnlinePayment: boolean
  readonly releasesTransfers: boolean
}

/** Null where nothing is waited for: paid, paid online, or due on arrival only. */
export function awaitedDeposit(
  reservation: Reservation,
  place: Place,
  { today, zone }: Moment,
): (AwaitedDeposit & { readonly reservation: OwingReservation }) | null {
  if (!isOwing(reservation)) return null
  const deposit = directPayment(reservation, { ...place, timezone: zone, today })?.deposit
  if (!deposit?.by) return null
  const { currency } = reservation.amountDue
  const due = Temporal.PlainDate.from(deposit.by)
  return { reservation, due, deposit: Money.cents(deposit.cents, currency), releaseOn: releaseDay(deposit) }
}

/** From nine in the morning of the day before, until the day is over; not where guests get no messages. */
export function isTransferReminderDue(
  { due, reservation }: Pick<AwaitedDeposit, 'due'> & { readonly reservation: OwingReservation },
  { now, today, zone }: Moment,
): boolean {
  if (reservation.offline?.notifiesCamper === false || Temporal.PlainDate.compare(due, today) < 0) return false
  const from = earliestSendingTime(due.subtract({ days: transferReminderDays }), zone)
  return Temporal.Instant.compare(from, now) <= 0
}

function releaseDay({ release }: NonNullable<DirectPayment['deposit']>): Temporal.PlainDate | null {
  return release && release !== 'not-by-itself' && release.on ? Temporal.PlainDate.from(release.on) : null
}
