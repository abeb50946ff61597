import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** The calendar day in South Africa, which all campsites share. */
export function todayHere(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(platformZone).toPlainDate()
}
