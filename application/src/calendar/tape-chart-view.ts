import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { SeasonType } from '@camp/domain/seasons/season.ts'
import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import type { FeedConflict } from '../calendar-feeds/feed-events.ts'
import type { ChartBar, ChartBlock, ChartProblem } from './tape-charts.ts'

export const fewestDays = 7
export const mostDays = 60

/** One night of the chart, and what is special about its date. */
export interface ChartDay {
  readonly date: string
  /** Saturday or Sunday. */
  readonly isWeekend: boolean
  /** Null where no active season covers the night. */
  readonly season: { readonly name: string; readonly type: SeasonType } | null
  readonly publicHoliday: string | null
  readonly isSchoolHoliday: boolean
  /** Plots on which somebody sleeps; a shared plot counts once. */
  readonly booked: number
  readonly blocked: number
  /** Of all plots of the chart. */
  readonly free: number
}

export interface ChartPlot {
  readonly id: PlotId
  readonly name: string
  readonly isActive: boolean
  readonly isElectrified: boolean
  /** Several parties may share it up to its maximum. */
  readonly isShared: boolean
  readonly paxMax: number
}

export interface ChartSite {
  readonly id: SiteId
  readonly name: string
  readonly siteType: SiteType
  readonly plots: readonly ChartPlot[]
}

/** An organisation's nights: plots down, grouped by site, and dates across. */
export interface TapeChartView {
  readonly version: string
  readonly today: string
  readonly from: string
  readonly days: readonly ChartDay[]
  readonly sites: readonly ChartSite[]
  readonly bars: readonly ChartBar[]
  readonly blocks: readonly ChartBlock[]
  readonly problems: readonly ChartProblem[]
  /** Booked here and elsewhere (rule F6). */
  readonly conflicts: readonly FeedConflict[]
}
