import type { TapeChartView } from '@camp/application/calendar/tape-chart-view.ts'
import type { ChartBar, ChartProblem } from '@camp/application/calendar/tape-charts.ts'

/** A bar without what opens the guest's own links: a reservation's id is its key. */
export type BarOnWire = Omit<ChartBar, 'reservationId'>
export type ProblemOnWire = Omit<ChartProblem, 'reservationId'>

export interface ChartOnWire extends Omit<TapeChartView, 'bars' | 'problems'> {
  readonly bars: readonly BarOnWire[]
  readonly problems: readonly ProblemOnWire[]
}

export function chartOnWire({ bars, problems, ...chart }: TapeChartView): ChartOnWire {
  return { ...chart, bars: bars.map(withoutKey), problems: problems.map(withoutKey) }
}

function withoutKey<Row extends { readonly reservationId: unknown }>({
  reservationId: _key,
  ...row
}: Row): Omit<Row, 'reservationId'> {
  return row
}
