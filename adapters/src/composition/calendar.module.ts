import type { BlockPorts } from '@camp/application/blocks/block-ports.ts'
import { ChangeBlock } from '@camp/application/blocks/change-block.ts'
import { CreateBlock } from '@camp/application/blocks/create-block.ts'
import { ListBlocks } from '@camp/application/blocks/list-blocks.ts'
import { ReleaseBlock } from '@camp/application/blocks/release-block.ts'
import { ShowTapeChart, ShowTapeChartVersion, type TapeChartPorts } from '@camp/application/calendar/show-tape-chart.ts'
import { ContainerModule, type Newable } from 'inversify'
import { Ports } from './ports.ts'

const blockActs: readonly Newable<unknown, [BlockPorts]>[] = [CreateBlock, ChangeBlock, ReleaseBlock, ListBlocks]
const chartActs: readonly Newable<unknown, [TapeChartPorts]>[] = [ShowTapeChart, ShowTapeChartVersion]

/** What staff do on the calendar beside the life of a reservation. */
export const calendarModule = new ContainerModule(({ bind }) => {
  for (const Act of blockActs) {
    bind(Act).toResolvedValue((ports, blocks) => new Act({ ...ports, blocks }), [Ports.reservationPorts, Ports.blocks])
  }
  for (const Act of chartActs) {
    bind(Act).toResolvedValue(
      (catalogues, holidayCalendars, tapeCharts, clock) => new Act({ catalogues, holidayCalendars, tapeCharts, clock }),
      [Ports.catalogues, Ports.holidayCalendars, Ports.tapeCharts, Ports.clock],
    )
  }
})
