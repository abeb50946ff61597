import { revisionOfPlan } from '@camp/application/pricing/settings/rate-use-cases.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { PlannedPlot, SupplementChange } from '@camp/domain/pricing/bulk-rates.ts'
import { rateCellOf } from '@camp/domain/pricing/rate-columns.ts'
import type { RateCell } from '@camp/domain/pricing/rate-sheet.ts'
import { cellText } from '#app/components/staff/pricing/cell-texts.ts'

/**
 * One cell of one plot before and after, or of one of its tiers; or what comes on top on some days of the
 * week.
 */
export type PreviewLine = CellLine | SupplementLine

interface Line {
  readonly key: string
  readonly plot: string
}

interface CellLine extends Line {
  readonly cell: RateCell
  /** Guests, both inside; null of the plot's own rate. */
  readonly tier: { readonly paxFrom: number; readonly paxTo: number } | null
  /** Empty: a tier that is new, or will be gone. */
  readonly from: string
  readonly to: string
}

interface SupplementLine extends Line {
  readonly cell: 'weekdaySupplement'
  readonly from: Plot['weekdaySupplement']
  readonly to: Plot['weekdaySupplement']
}

export interface BulkPreview {
  readonly lines: readonly PreviewLine[]
  readonly revision: string
}

export function bulkPreview(planned: readonly PlannedPlot[]): BulkPreview {
  return { lines: planned.flatMap(linesOf), revision: revisionOfPlan(planned) }
}

function linesOf({ before, cells, tiers, supplement }: PlannedPlot): readonly PreviewLine[] {
  const own = cells.map(({ cell, from, to }) => ({
    key: `${before.id}${cell}`,
    plot: before.name,
    cell,
    tier: null,
    from: cellText(cell, from),
    to: cellText(cell, to),
  }))
  const ofTiers = tiers.map(({ paxFrom, paxTo, column, from, to }) => {
    const cell = rateCellOf[column]
    return {
      key: `${before.id}${cell}${paxFrom}-${paxTo}`,
      plot: before.name,
      cell,
      tier: { paxFrom, paxTo },
      from: from ? cellText(cell, from.cents) : '',
      to: to ? cellText(cell, to.cents) : '',
    }
  })
  return [...own, ...ofTiers, ...(supplement ? [supplementLine(before, supplement)] : [])]
}

function supplementLine({ id, name }: Plot, supplement: SupplementChange): SupplementLine {
  return { key: `${id}weekdaySupplement`, plot: name, cell: 'weekdaySupplement', ...supplement }
}
