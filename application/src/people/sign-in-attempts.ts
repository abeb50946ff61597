import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface AttemptLimit {
  /** What is counted together, in any words; kept as a hash. */
  readonly bucket: string
  readonly most: number
  readonly since: Temporal.Instant
  readonly at: Temporal.Instant
}

/** Counts over all processes. */
export interface SignInAttempts {
  /**
   * Takes a place and names it; nothing when the bucket is full: also when several come at the same moment.
   */
  take(limit: AttemptLimit): Promise<string | undefined>
  /** The attempt was no guess: it succeeded. */
  giveBack(place: string): Promise<void>
}
