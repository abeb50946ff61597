import { earliestSendingTime } from '../messaging/earliest-sending-time.ts'
import type { CompletedReservation } from '../reservations/reservation.ts'
import { Temporal } from '../shared/temporal.ts'

/** Whoever left longer ago is not asked any more. */
const lastDay = 14

/**
 * From nine in the morning of the day after check-out, or after the departure date of a stay that nobody
 * checked out; never of a booking whose guest is told nothing (rule V7).
 */
export function isInvitationDue(
  { checkedOutAt, stay, offline }: Pick<CompletedReservation, 'checkedOutAt' | 'stay' | 'offline'>,
  { now, zone }: { readonly now: Temporal.Instant; readonly zone: string },
): boolean {
  if (offline?.notifiesCamper === false) return false
  const left = checkedOutAt?.toZonedDateTimeISO(zone).toPlainDate() ?? stay.departure
  const from = earliestSendingTime(left.add({ days: 1 }), zone)
  const until = left
    .add({ days: lastDay + 1 })
    .toZonedDateTime({ timeZone: zone })
    .toInstant()
  const isAfter = (moment: Temporal.Instant) => Temporal.Instant.compare(now, moment) >= 0
  return isAfter(from) && !isAfter(until)
}
