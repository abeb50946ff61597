import type { FeedFault } from '@camp/application/calendar-feeds/feed-readings.ts'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import type { Translator } from '#app/wording/catalogue.ts'

interface Trouble {
  readonly state: 'off' | 'not-read' | 'good' | 'stale' | 'failing'
  readonly fault: FeedFault | null
  /** An ISO moment. */
  readonly goodAt: string | null
  readonly isSaleStopped: boolean
}

/** Why a feed cannot be relied on, since when, and what that means for its plot; nothing while it can. */
export function feedTroubleText(t: Translator<'calendarFeeds'>, { state, fault, goodAt, isSaleStopped }: Trouble): string {
  if (state !== 'failing' && state !== 'stale') return ''
  const why = fault ? t(`fault_${fault}`) : t('staleWhy')
  const since = goodAt ? t('lastGood', { when: dayAndTime(goodAt) }) : t('neverGood')
  return [why, since, isSaleStopped ? t('saleStopped') : t('saleGoesOn')].join(' ')
}
