import type { TakenElsewhere } from '@camp/domain/calendar-feeds/kept-nights.ts'
import type { Night } from '@camp/domain/nights/night.ts'
import type { BlockId, CalendarFeedId, FeedEventId, OrganisationId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { FeedBlock } from './calendar-reader.ts'

/** Where events of a plot come from: each reading of one origin is the whole truth about it (rule F4). */
export interface FeedOrigin {
  readonly organisationId: OrganisationId
  readonly plotId: PlotId
  /** Null for a file. */
  readonly feedId: CalendarFeedId | null
  readonly origin: string
  /** As staff read it: `Airbnb`. */
  readonly source: string
}

/** What an origin says at one reading. */
export interface EventsRead {
  readonly blocks: readonly FeedBlock[]
  /** Names of events that cannot be used, or all: what was known of them stays. */
  readonly unclear: readonly string[] | 'all'
}

export interface KeptRun extends TakenElsewhere<FeedEventId> {
  readonly blockId: BlockId
}

/** How things stand on a plot, from a night on. */
export interface PlotNightsElsewhere {
  readonly events: readonly TakenElsewhere<FeedEventId>[]
  readonly kept: readonly KeptRun[]
  /** Nights of bookings, of parties that share the plot, and of blocks that staff made. */
  readonly used: ReadonlySet<Night>
}

export interface UnkeptNights {
  readonly now: Temporal.Instant
  /** Days ahead that count. */
  readonly days: number
  readonly limit: number
}

export interface PlotInZone {
  readonly plotId: PlotId
  readonly timezone: string
}

/** An event elsewhere on nights that are booked here as well (rule F6). */
export interface FeedConflict {
  readonly eventId: FeedEventId
  readonly uid: string
  readonly source: string
  readonly summary: string
  readonly startDate: string
  readonly endDate: string
  readonly plotId: PlotId
  readonly plotName: string
  readonly reservationId: ReservationId
  readonly reference: string
  readonly guestName: string | null
  readonly arrival: string
  readonly departure: string
  /** A plot of the same kind that is free for the whole stay; null when there is none. */
  readonly moveTo: { readonly plotId: PlotId; readonly plotName: string } | null
}

/** Events of other calendars as they were last read, and what they keep from being booked here. */
export interface FeedEvents {
  /** Waits for whoever settles the plot at this moment, within the caller's transaction. */
  lockPlot(plotId: PlotId): Promise<void>
  /** Makes the events of an origin those of this reading; one that is known keeps its place. */
  replace(origin: FeedOrigin, read: EventsRead, now: Temporal.Instant): Promise<void>
  countOf(plotId: PlotId, origin: string): Promise<number>
  nightsOf(plotId: PlotId, from: Temporal.PlainDate, until: Temporal.PlainDate): Promise<PlotNightsElsewhere>
  /** Where a night to come is taken elsewhere, and nothing here keeps it. */
  unkept(of: UnkeptNights): Promise<readonly PlotInZone[]>
  release(blockIds: readonly BlockId[]): Promise<void>
  /** False when somebody took one of the nights meanwhile: then nothing is kept. */
  keep(run: TakenElsewhere<FeedEventId>, facts: { readonly blockId: BlockId; readonly now: Temporal.Instant }): Promise<boolean>
  /** Of what is not over, the earliest first. */
  conflicts(
    of: { readonly organisationId: OrganisationId; readonly plotId?: PlotId },
    at: { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant },
  ): Promise<readonly FeedConflict[]>
}
