import { type FieldProblem, textProblems } from '../shared/field-problem.ts'
import type { CalendarFeedId, PlotId } from '../shared/ids.ts'
import type { Temporal } from '../shared/temporal.ts'
import { type FeedUrlFault, feedUrlFault } from './feed-url.ts'

/** Another calendar whose events keep a plot from being booked here. */
export interface CalendarFeed {
  readonly id: CalendarFeedId
  readonly plotId: PlotId
  /** `Airbnb`, `Booking.com`, or what the owner calls it. */
  readonly provider: string
  readonly feedUrl: string
  readonly isActive: boolean
  /** Null until it has been read once. */
  readonly lastSyncAt: Temporal.Instant | null
}

export type CalendarFeedFacts = Pick<CalendarFeed, 'plotId' | 'provider' | 'feedUrl' | 'isActive'>

/** Characters. */
export const longestProvider = 60

export type CalendarFeedProblem = FieldProblem | { readonly field: 'feedUrl'; readonly code: FeedUrlFault }

export function calendarFeedProblems({ provider, feedUrl }: CalendarFeedFacts): readonly CalendarFeedProblem[] {
  const fault = feedUrlFault(feedUrl)
  return [
    ...textProblems('provider', provider, longestProvider),
    ...(fault === null ? [] : [{ field: 'feedUrl' as const, code: fault }]),
  ]
}
