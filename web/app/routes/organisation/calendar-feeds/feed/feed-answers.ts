import type { CalendarFeedRow } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import { type TypedForm, ticked } from '#app/components/staff/settings-forms/typed-form.ts'

export const feedFields = ['plotId', 'provider', 'feedUrl', 'isActive', 'blocksTentative', 'stopSaleHours'] as const
export type FeedAnswers = TypedForm<(typeof feedFields)[number]>

export const newFeed: FeedAnswers = {
  plotId: '',
  provider: '',
  feedUrl: '',
  isActive: 'yes',
  blocksTentative: 'yes',
  stopSaleHours: '',
}

export function feedToAnswers({ plotId, provider, feedUrl, ...feed }: CalendarFeedRow): FeedAnswers {
  const ticks = { isActive: ticked(feed.isActive), blocksTentative: ticked(feed.blocksTentative) }
  return { plotId, provider, feedUrl, ...ticks, stopSaleHours: feed.stopSaleHours === null ? '' : String(feed.stopSaleHours) }
}
