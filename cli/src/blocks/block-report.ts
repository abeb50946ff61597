import type { BlockView } from '@camp/application/blocks/block-views.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import { type Answer, report } from '../answer.ts'

export interface ReportedBlock extends BlockView {
  readonly plotNames: readonly string[]
}

const columns = ['Block', 'Plots', 'First night', 'Free again', 'Reason', 'Source', 'Until'].map((name) => ({ name }))

export function blocksReport(blocks: readonly ReportedBlock[], messages: readonly string[]): Answer {
  const short = shortIdsOf(blocks.map(({ id }) => id))
  const rows = blocks.map((block) => [short(block.id), ...blockCells(block)])
  return report({ json: blocks.map(blockInJson), tables: [{ columns, rows }], messages })
}

function blockCells({ plotNames, nights, reason, source, expiresAt }: ReportedBlock): readonly string[] {
  const { arrival, departure } = nights
  return [plotNames.join(', '), `${arrival}`, `${departure}`, reason ?? '', source, expiresAt ? hereText(expiresAt) : '']
}

function blockInJson({ id, plotNames, nights, reason, source, externalId, expiresAt }: ReportedBlock) {
  return {
    id,
    plots: plotNames,
    startDate: nights.arrival.toString(),
    endDate: nights.departure.toString(),
    reason,
    source,
    externalId,
    expiresAt: expiresAt ? hereText(expiresAt) : null,
  }
}

function hereText(moment: NonNullable<BlockView['expiresAt']>): string {
  return moment.toString({ timeZone: platformZone, smallestUnit: 'second' })
}
