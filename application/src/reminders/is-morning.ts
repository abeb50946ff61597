import { earliestSendingTime } from '@camp/domain/messaging/earliest-sending-time.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'

/** From nine on at the campsite. */
export function isMorning({ now, today, catalogue }: ReservationContext): boolean {
  const { timezone } = catalogue.organisation.province.country
  return Temporal.Instant.compare(earliestSendingTime(today, timezone), now) <= 0
}
