import { Temporal } from '../shared/temporal.ts'

const [morning, evening] = [new Temporal.PlainTime(8), new Temporal.PlainTime(22)]

/**
 * When a message may ring the phone of somebody who works at a campsite (rule M23): at once from 08:00 to
 * 22:00 on the wall there, otherwise at the next 08:00.
 */
export function earliestRing(moment: Temporal.Instant, zone: string): Temporal.Instant {
  const here = moment.toZonedDateTimeISO(zone)
  const time = here.toPlainTime()
  if (Temporal.PlainTime.compare(time, morning) < 0) return here.withPlainTime(morning).toInstant()
  if (Temporal.PlainTime.compare(time, evening) < 0) return moment
  return here.add({ days: 1 }).withPlainTime(morning).toInstant()
}

export function mayRing(moment: Temporal.Instant, zone: string): boolean {
  return earliestRing(moment, zone).equals(moment)
}

/** The end of the day there: what has not rung by then would ring by night. */
export function silentFrom(moment: Temporal.Instant, zone: string): Temporal.Instant {
  return moment.toZonedDateTimeISO(zone).withPlainTime(evening).toInstant()
}
