import { Temporal } from '../shared/temporal.ts'

/** A moment as a form carries it along, `2026-11-21T08:00:00Z`; null of anything else. */
export function readMoment(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return null
  }
}
