import { type SkippedEvent, unclearUids } from '@camp/application/calendar-feeds/calendar-reader.ts'
import { type FeedReading, mostSkippedKept } from '@camp/application/calendar-feeds/feed-readings.ts'
import type { FeedTrouble } from '@camp/application/calendar-feeds/show-feed-troubles.ts'
import type { CalendarFeed } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import { feedState, isSaleStopped } from '@camp/domain/calendar-feeds/feed-state.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { instantOnWire } from './on-wire.ts'

export type FeedStateOnWire = ReturnType<typeof feedStateOnWire>
export type FeedTroubleOnWire = ReturnType<typeof feedTroubleOnWire>

const moment = (instant: Temporal.Instant | null | undefined) => (instant ? instantOnWire(instant) : null)

/** How a feed was last read; one that was never tried has no reading. */
export function feedStateOnWire(
  { isActive, stopSaleHours }: Pick<CalendarFeed, 'isActive' | 'stopSaleHours'>,
  reading: FeedReading | undefined,
  now: Temporal.Instant,
) {
  const { goodAt = null, failingSince = null, skipped = [] } = reading ?? {}
  return {
    state: feedState({ isActive, goodAt, failingSince }, now),
    fault: reading?.fault ?? null,
    triedAt: moment(reading?.triedAt),
    goodAt: moment(goodAt),
    failingSince: moment(failingSince),
    dueAt: isActive ? moment(reading?.dueAt) : null,
    eventCount: reading?.eventCount ?? 0,
    skipped: skipped.map(({ reason, uid }): SkippedEvent => ({ reason, uid })),
    /** One that cannot be used has no name, so nothing that was known goes. */
    keepsAllNights: unclearUids(skipped) === 'all',
    hasMoreSkipped: skipped.length >= mostSkippedKept,
    isSaleStopped: isSaleStopped({ goodAt, failingSince }, { stopSaleHours, now }),
  }
}

export function feedTroubleOnWire({ goodAt, ...trouble }: FeedTrouble) {
  return { ...trouble, goodAt: moment(goodAt) }
}
