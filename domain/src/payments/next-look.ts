import type { Temporal } from '../shared/temporal.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds between two looks, while the attempt is younger than the first number of seconds. */
const pace: readonly (readonly [youngerThan: number, every: number])[] = [
  [hour, 2 * minute],
  [day, 30 * minute],
  [7 * day, 6 * hour],
  [31 * day, day],
]

/**
 * When to ask the gateway again about an attempt without a final word: often while its page is open, rarely
 * later. Null after 31 days: notifications are repeated for 30, so nothing more is to be expected
 * (`docs/integrations/peach.md`).
 */
export function nextLook(createdAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | null {
  const age = now.since(createdAt).total('seconds')
  const every = pace.find(([youngerThan]) => age < youngerThan)?.[1]
  return every === undefined ? null : now.add({ seconds: every })
}
