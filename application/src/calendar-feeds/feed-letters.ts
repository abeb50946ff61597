import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { FeedFault } from './feed-readings.ts'

/** To a campsite about calendars elsewhere that give no news. */
export interface FeedLetter {
  readonly to: string
  readonly organisationName: string
  readonly slug: string
  readonly timezone: string
  readonly feeds: readonly {
    readonly provider: string
    readonly plotName: string
    /** Null where nothing failed. */
    readonly fault: FeedFault | null
    readonly goodAt: Temporal.Instant | null
    readonly isSaleStopped: boolean
  }[]
}

/** Writes the letter that will be sent, in the caller's transaction. */
export interface FeedLetters {
  write(letter: FeedLetter): Promise<void>
}
