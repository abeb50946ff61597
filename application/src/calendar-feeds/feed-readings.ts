import type { CalendarFeed } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { CalendarFeedId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CalendarFault, SkippedEvent } from './calendar-reader.ts'
import type { PlotInZone } from './feed-events.ts'
import type { FetchFault } from './feed-fetcher.ts'

/** A feed that had events has none or fewer than half of them, for the first time (rule F4). */
export const suspicions = ['suspiciously-empty', 'suspiciously-short'] as const
export type FeedFault = FetchFault | CalendarFault | (typeof suspicions)[number]

/** What is known of a feed from when it was read before. */
export interface KnownReading {
  readonly etag: string | null
  readonly lastModified: string | null
  /** How often in a row it had less than half of what is known. */
  readonly timesEmpty: number
  readonly goodAt: Temporal.Instant | null
  readonly failingSince: Temporal.Instant | null
}

export interface DueFeed extends CalendarFeed, KnownReading {
  readonly organisationId: OrganisationId
  readonly timezone: string
}

/** A feed that would be read now. */
export type DueFeedName = Pick<CalendarFeed, 'id' | 'provider'>

export interface GoodReading {
  readonly etag: string | null
  readonly lastModified: string | null
  readonly eventCount: number
  readonly skipped: readonly SkippedEvent[]
}

export interface FeedReading {
  readonly feedId: CalendarFeedId
  readonly triedAt: Temporal.Instant | null
  readonly goodAt: Temporal.Instant | null
  readonly failingSince: Temporal.Instant | null
  readonly fault: FeedFault | null
  readonly eventCount: number
  /** The first `mostSkippedKept` of them. */
  readonly skipped: readonly SkippedEvent[]
  /** When it is read next, unless it is off. */
  readonly dueAt: Temporal.Instant
}

export const mostSkippedKept = 50

/** A feed without news of which its campsite was not told since it was last read. */
export interface UntoldFeed extends Pick<CalendarFeed, 'id' | 'provider' | 'isActive' | 'stopSaleHours'> {
  readonly plotName: string
  readonly goodAt: Temporal.Instant | null
  readonly failingSince: Temporal.Instant | null
  readonly fault: FeedFault | null
  readonly timezone: string
  readonly organisation: Pick<Organisation, 'id' | 'slug' | 'name' | 'businessEmail' | 'hears'>
}

/** What is to be settled on plots before somebody gets them. */
export interface BeforeBooking {
  /** Active and due feeds that were not read since `goodBefore`. */
  readonly overdue: readonly CalendarFeedId[]
  /** As of `FeedEvents.unkept`. */
  readonly unkept: readonly PlotInZone[]
}

/** When each feed was read, and how that went. */
export interface FeedReadings {
  /** Active feeds that are due, the longest first; nobody else gets them before `nextAt`. */
  claim(query: {
    readonly now: Temporal.Instant
    readonly nextAt: Temporal.Instant
    readonly limit: number
    /** This one alone, due or not. */
    readonly feedId?: CalendarFeedId
    /** These alone, where they are due. */
    readonly feedIds?: readonly CalendarFeedId[]
  }): Promise<readonly DueFeed[]>
  /** Those that `claim` would give, and nobody gets them by that. */
  due(query: { readonly now: Temporal.Instant; readonly limit: number }): Promise<readonly DueFeedName[]>
  /** One question, since every booking asks it. */
  beforeBooking(query: {
    readonly plotIds: readonly PlotId[]
    readonly now: Temporal.Instant
    readonly goodBefore: Temporal.Instant
    /** Ahead, of `unkept`. */
    readonly days: number
  }): Promise<BeforeBooking>
  /** Null where nothing changed since the last good reading. */
  noteGood(feedId: CalendarFeedId, now: Temporal.Instant, reading: GoodReading | null): Promise<void>
  noteFailed(feedId: CalendarFeedId, now: Temporal.Instant, fault: FeedFault): Promise<void>
  /**
   * By campsite, without what waits to be read at this moment; nobody else gets them while the caller's
   * transaction is open.
   */
  untold(now: Temporal.Instant): Promise<readonly UntoldFeed[]>
  noteTold(feedIds: readonly CalendarFeedId[], now: Temporal.Instant): Promise<void>
  list(organisationId: OrganisationId): Promise<readonly FeedReading[]>
}
