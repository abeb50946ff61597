import { ChangeBlock } from '../blocks/change-block.ts'
import { CreateBlock } from '../blocks/create-block.ts'
import { ListBlocks } from '../blocks/list-blocks.ts'
import { ReleaseBlock } from '../blocks/release-block.ts'
import { ShowTapeChart, ShowTapeChartVersion } from './show-tape-chart.ts'

/** The tape chart, and nights kept from being booked. */
export const calendarUseCases = {
  showTapeChart: ShowTapeChart,
  /** Cheap enough to be asked every few seconds by everybody who looks at a chart. */
  showTapeChartVersion: ShowTapeChartVersion,
  createBlock: CreateBlock,
  /** Moves, resizes, gives another reason or expiry. */
  changeBlock: ChangeBlock,
  releaseBlock: ReleaseBlock,
  listBlocks: ListBlocks,
}
