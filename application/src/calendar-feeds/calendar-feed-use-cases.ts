import { ImportCalendarFile } from './import-calendar-file.ts'
import { ListFeedReadings } from './list-feed-readings.ts'
import { ListCalendarAddresses, RenewCalendarAddress } from './manage-calendar-addresses.ts'
import { ReadFeedsAgain } from './read-feeds-again.ts'
import { ShowFeedTroubles } from './show-feed-troubles.ts'
import { ShowTakenNights } from './show-taken-nights.ts'
import { SyncCalendarFeed, SyncCalendarFeeds } from './sync-calendar-feeds.ts'

/** Calendars elsewhere: what they say, and what they are told. */
export const calendarFeedUseCases = {
  importCalendarFile: ImportCalendarFile,
  listFeedReadings: ListFeedReadings,
  showFeedTroubles: ShowFeedTroubles,
  listCalendarAddresses: ListCalendarAddresses,
  renewCalendarAddress: RenewCalendarAddress,
  /** What others read. */
  showTakenNights: ShowTakenNights,
  /** One of an organisation, now. */
  syncCalendarFeed: SyncCalendarFeed,
  /** Before plots are booked. */
  readFeedsAgain: ReadFeedsAgain,
  /** All that are due. */
  syncCalendarFeeds: SyncCalendarFeeds,
}
