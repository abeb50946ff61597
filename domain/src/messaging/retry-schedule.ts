import { Temporal } from '../shared/temporal.ts'

export const maxTries = 8

const baseSeconds = 15
const ceilingSeconds = 3600

export type NextTry = { readonly kind: 'retry'; readonly after: Temporal.Duration } | { readonly kind: 'dead-letter' }

/**
 * What happens after the `failedTries`-th failure: a wait of up to min(2^failedTries × 15 s, 1 h), full
 * jitter, so that messages that failed together do not come back together. `chance` is a random number from 0
 * up to 1.
 */
export function nextTry(failedTries: number, chance: number): NextTry {
  if (failedTries >= maxTries) return { kind: 'dead-letter' }
  return { kind: 'retry', after: Temporal.Duration.from({ milliseconds: Math.round(longestWait(failedTries) * 1000 * chance) }) }
}

/** Seconds. */
export function longestWait(failedTries: number): number {
  return Math.min(2 ** failedTries * baseSeconds, ceilingSeconds)
}
