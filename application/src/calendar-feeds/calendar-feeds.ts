import type { CalendarFeed } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { SettingsRow, SettingsRows } from '../settings/settings-rows.ts'
import { revisionOf } from '../shared/revision.ts'

export interface CalendarFeedRow extends SettingsRow, CalendarFeed {
  readonly id: CalendarFeed['id']
}

/** When it was read last is no setting. */
export function revisionOfFeed({ lastSyncAt: _, ...shown }: CalendarFeedRow): string {
  return revisionOf(shown)
}

/**
 * By plot as its organisation sorts them, then by provider; `name-taken` is an address that the plot has
 * already.
 */
export interface CalendarFeeds extends SettingsRows<CalendarFeedRow> {}
