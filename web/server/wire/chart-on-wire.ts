import type { TapeChartView } from '@camp/application/calendar/tape-chart-view.ts'
import type { ChartBar, ChartProblem } from '@camp/application/calendar/tape-charts.ts'
import type { FeedConflict } from '@camp/application/calendar-feeds/feed-events.ts'

/** A bar without what opens the guest's own links: a reservation's id is its key. */
export type BarOnWire = Omit<ChartBar, 'reservationId'>
export type ProblemOnWire = Omit<ChartProblem, 'reservationId'>

export type ConflictOnWire = Omit<FeedConflict, 'reservationId'>

export interface ChartOnWire extends Omit<TapeChartView, 'bars' | 'problems' | 'conflicts'> {
  readonly bars: readonly BarOnWire[]
  readonly problems: readonly ProblemOnWire[]
  readonly conflicts: readonly ConflictOnWire[]
}

export function chartOnWire({ bars, problems, conflicts, ...chart }: TapeChartView): ChartOnWire {
  const lists = { bars: bars.map(withoutKey), problems: problems.map(withoutKey), conflicts: conflicts.map(withoutKey) }
  return Object.assign(chart, lists)
}

function withoutKey<Row extends { readonly reservationId: unknown }>({
  reservationId: _key,
  ...row
}: Row): Omit<Row, 'reservationId'> {
  return row
}
