import type { BlockUseCases } from '../blocks/block-use-cases.ts'
import type { ShowTapeChart, ShowTapeChartVersion } from './show-tape-chart.ts'

/** The tape chart and its blocks, as the doors see them. */
export interface CalendarUseCases extends BlockUseCases {
  readonly showTapeChart: Pick<ShowTapeChart, 'execute'>
  /** Cheap enough to be asked every few seconds by everybody who looks at a chart. */
  readonly showTapeChartVersion: Pick<ShowTapeChartVersion, 'execute'>
}
