import type { BlockView } from '@camp/application/blocks/block-views.ts'
import { type Answer, report } from '../answer.ts'

export interface ReportedBlock extends BlockView {
  readonly plotNames: readonly string[]
}

const columns = ['Id', 'Plots', 'First night', 'Free again', 'Reason', 'Source', 'Until'].map((name) => ({ name }))

export function blocksReport(blocks: readonly ReportedBlock[], messages: readonly string[]): Answer {
  return report({ json: blocks.map(blockInJson), tables: [{ columns, rows: blocks.map(blockRow) }], messages })
}

function blockRow({ id, plotNames, nights, reason, source, expiresAt }: ReportedBlock): readonly string[] {
  const { arrival, departure } = nights
  return [id, plotNames.join(', '), `${arrival}`, `${departure}`, reason ?? '', source, expiresAt ? hereText(expiresAt) : '']
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
  return moment.toString({ timeZone: 'Africa/Johannesburg', smallestUnit: 'second' })
}
