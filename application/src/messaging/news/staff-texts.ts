import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { FeedNewsFacts } from './news-log.ts'

/** Puts into words what is about no booking, in the caller's transaction. */
export interface StaffTexts {
  /** An SMS about calendars elsewhere; of no use after `until`. */
  writeOfFeeds(text: { readonly to: string; readonly facts: FeedNewsFacts; readonly until: Temporal.Instant }): Promise<void>
}
