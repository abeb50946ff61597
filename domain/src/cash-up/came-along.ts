import { Temporal } from '../shared/temporal.ts'

/** Paid elsewhere before its booking was brought in from another system: no desk here took it (rule D14). */
export function cameAlong(writtenAt: Temporal.Instant, takenOverAt: Temporal.Instant | undefined): boolean {
  return takenOverAt !== undefined && Temporal.Instant.compare(writtenAt, takenOverAt) <= 0
}
