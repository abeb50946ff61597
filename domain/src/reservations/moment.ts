import type { Temporal } from '../shared/temporal.ts'

/** Now, and the date that it is in the organisation's zone. */
export interface Moment {
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
  readonly zone: string
}

export function momentIn(zone: string, now: Temporal.Instant): Moment {
  return { now, today: now.toZonedDateTimeISO(zone).toPlainDate(), zone }
}
