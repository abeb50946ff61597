import type { FeedState } from '@camp/domain/calendar-feeds/feed-state.ts'
import { useText } from '#app/wording/use-text.ts'
import { type BadgeTone, StatusBadge } from '../status-badge.tsx'

const tones = {
  off: 'quiet',
  'not-read': 'quiet',
  good: 'good',
  stale: 'warn',
  failing: 'bad',
} as const satisfies Record<FeedState, BadgeTone>

export function FeedBadge({ state }: { readonly state: FeedState }) {
  const t = useText('calendarFeeds')
  return <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
}
