import { Temporal } from '../shared/temporal.ts'

/** On the wall at the campsite: nobody is woken by a message that could have waited. */
const nineInTheMorning = new Temporal.PlainTime(9)

/** Nine in the morning of the date in the zone. */
export function earliestSendingTime(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone: zone, plainTime: nineInTheMorning }).toInstant()
}
