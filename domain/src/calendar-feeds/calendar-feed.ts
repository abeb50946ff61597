import { type FieldProblem, numberProblems, textProblems } from '../shared/field-problem.ts'
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
  /**
   * After so many hours without a good reading the plot is not sold; null: it stays as it was read (rule
   * F5).
   */
  readonly stopSaleHours: number | null
  /** Whether what is not sure there takes nights here. */
  readonly blocksTentative: boolean
  /** When it was last read as a whole; null until then. */
  readonly lastSyncAt: Temporal.Instant | null
}

export type CalendarFeedFacts = Pick<
  CalendarFeed,
  'plotId' | 'provider' | 'feedUrl' | 'isActive' | 'stopSaleHours' | 'blocksTentative'
>

/** Characters. */
export const longestProvider = 60
export const mostStopSaleHours = 720

export type CalendarFeedProblem = FieldProblem | { readonly field: 'feedUrl'; readonly code: FeedUrlFault }

export function calendarFeedProblems({ provider, feedUrl, stopSaleHours }: CalendarFeedFacts): readonly CalendarFeedProblem[] {
  const fault = feedUrlFault(feedUrl)
  return [
    ...textProblems('provider', provider, longestProvider),
    ...(fault === null ? [] : [{ field: 'feedUrl' as const, code: fault }]),
    ...numberProblems('stopSaleHours', stopSaleHours, { least: 1, most: mostStopSaleHours }),
  ]
}
