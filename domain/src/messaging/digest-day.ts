import { Temporal } from '../shared/temporal.ts'

const [morning, noon] = [new Temporal.PlainTime(6), new Temporal.PlainTime(12)]

/**
 * The day of the letter that is due at a campsite: today's from 06:00 there (rule M24). After noon it is
 * of no use, and none is.
 */
export function digestDay(now: Temporal.Instant, zone: string): Temporal.PlainDate | null {
  const here = now.toZonedDateTimeISO(zone)
  const time = here.toPlainTime()
  const isDue = Temporal.PlainTime.compare(time, morning) >= 0 && Temporal.PlainTime.compare(time, noon) < 0
  return isDue ? here.toPlainDate() : null
}

/** What the letter of a day tells: the whole of the day before, up to, not including, `until`. */
export function newsOfDigest(day: Temporal.PlainDate, zone: string) {
  const from = day.subtract({ days: 1 }).toZonedDateTime(zone).toInstant()
  return { from, until: day.toZonedDateTime(zone).toInstant() }
}
