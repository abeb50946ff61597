import type { Temporal } from '../shared/temporal.ts'

/** `stale` should have been read and was not, whoever's fault that is. */
export const feedStates = ['off', 'not-read', 'good', 'stale', 'failing'] as const
export type FeedState = (typeof feedStates)[number]

export interface FeedHistory {
  readonly isActive: boolean
  /** When it was last read as a whole. */
  readonly goodAt: Temporal.Instant | null
  readonly failingSince: Temporal.Instant | null
}

/** A feed is read every ten minutes: six of them missed is more than a slow machine. */
export const staleAfterMinutes = 60

/** Two readings missed: before its plot is booked, the feed is read again (rule F11). */
export const readAgainAfterMinutes = 20

/** How far a campsite may rely on what a feed says (rule F7). */
export function feedState({ isActive, goodAt, failingSince }: FeedHistory, now: Temporal.Instant): FeedState {
  if (!isActive) return 'off'
  if (failingSince !== null) return 'failing'
  if (goodAt === null) return 'not-read'
  return now.epochMilliseconds - goodAt.epochMilliseconds > staleAfterMinutes * 60_000 ? 'stale' : 'good'
}

/** Whether the owner's hours are over, after which the plot is not sold until there is news (rule F5). */
export function isSaleStopped(
  { goodAt, failingSince }: Pick<FeedHistory, 'goodAt' | 'failingSince'>,
  { stopSaleHours, now }: { readonly stopSaleHours: number | null; readonly now: Temporal.Instant },
): boolean {
  const lastNews = goodAt ?? failingSince
  if (stopSaleHours === null || failingSince === null || lastNews === null) return false
  return now.epochMilliseconds - lastNews.epochMilliseconds >= stopSaleHours * 3_600_000
}

/** Whether its campsite is written to (rule F10): an hour without news, whoever's fault that is. */
export function isSilent(history: FeedHistory, now: Temporal.Instant): boolean {
  const state = feedState(history, now)
  const lastNews = history.goodAt ?? history.failingSince
  if ((state !== 'failing' && state !== 'stale') || lastNews === null) return false
  return now.epochMilliseconds - lastNews.epochMilliseconds >= staleAfterMinutes * 60_000
}
