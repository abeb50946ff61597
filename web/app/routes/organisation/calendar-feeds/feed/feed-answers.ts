import type { CalendarFeedRow } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import { type TypedForm, ticked } from '#app/components/staff/settings-forms/typed-form.ts'

export const feedFields = ['plotId', 'provider', 'feedUrl', 'isActive'] as const
export type FeedAnswers = TypedForm<(typeof feedFields)[number]>

export const newFeed: FeedAnswers = { plotId: '', provider: '', feedUrl: '', isActive: 'yes' }

export function feedToAnswers({ plotId, provider, feedUrl, isActive }: CalendarFeedRow): FeedAnswers {
  return { plotId, provider, feedUrl, isActive: ticked(isActive) }
}
