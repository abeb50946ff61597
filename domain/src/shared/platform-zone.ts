import type { Temporal } from './temporal.ts'

/** Where the platform's own days begin. Those of a campsite begin where its country says. */
export const platformZone = 'Africa/Johannesburg'

/** The platform's own calendar day at a moment. */
export function platformDay(moment: Temporal.Instant): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(platformZone).toPlainDate()
}
