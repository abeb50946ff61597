import { Temporal } from '../shared/temporal.ts'

/**
 * Bank details are used three days after they changed; before that a second person has to agree (rule B15).
 */
export const daysOfNewDetails = 3

export function needsSecondPerson(changedAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  if (changedAt === null) return false
  return Temporal.Instant.compare(changedAt.add({ hours: 24 * daysOfNewDetails }), now) > 0
}
