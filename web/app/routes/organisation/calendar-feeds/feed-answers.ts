import type { CalendarFeedRow } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import type { CalendarFeedFacts } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { type TypedForm, ticked } from '../settings-forms/typed-form.ts'

export const calendarFeedsPage = 'org-organisation/calendar-feeds'

export const feedFields = ['plotId', 'provider', 'feedUrl', 'isActive'] as const
export type FeedAnswers = TypedForm<(typeof feedFields)[number]>

export const newFeed: FeedAnswers = { plotId: '', provider: '', feedUrl: '', isActive: 'yes' }

export function feedToAnswers({ plotId, provider, feedUrl, isActive }: CalendarFeedRow): FeedAnswers {
  return { plotId, provider, feedUrl, isActive: ticked(isActive) }
}

export function readFeed({ plotId, provider, feedUrl, isActive }: FeedAnswers): CalendarFeedFacts {
  return { plotId: plotId as PlotId, provider, feedUrl, isActive: isActive === 'yes' }
}
