import { Temporal } from '../shared/temporal.ts'

/** New bank details are used when a letter has been out for three days (rule B15). */
export const daysOfNewDetails = 3

export interface AccountNews {
  /** Null: it was there before anybody asked. */
  readonly changedAt: Temporal.Instant | null
  /** When its owners were told that payouts will go to it; a later change has not been announced. */
  readonly announcedAt: Temporal.Instant | null
}

/** Before that a second person has to agree. */
export function needsSecondPerson({ changedAt, announcedAt }: AccountNews, now: Temporal.Instant): boolean {
  if (changedAt === null) return false
  if (announcedAt === null) return true
  return [changedAt, announcedAt].some((moment) => Temporal.Instant.compare(usedFrom(moment), now) > 0)
}

/** From when nobody else has to agree. */
export function usedFrom(announcedAt: Temporal.Instant): Temporal.Instant {
  return announcedAt.add({ hours: 24 * daysOfNewDetails })
}
