import type { CalendarFeed } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { KeptRow, KeptRows } from '../settings/kept-rows.ts'

export interface CalendarFeedRow extends KeptRow, CalendarFeed {
  readonly id: CalendarFeed['id']
}

/** By plot as its organisation sorts them, then by provider; `name-taken` is an address that the plot has already. */
export interface CalendarFeeds extends KeptRows<CalendarFeedRow> {}
