import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** The only source of "now"; "today" is its date in the organisation's zone. */
export interface Clock {
  now(): Temporal.Instant
}

export function todayIn(zone: string, clock: Clock): Temporal.PlainDate {
  return clock.now().toZonedDateTimeISO(zone).toPlainDate()
}
