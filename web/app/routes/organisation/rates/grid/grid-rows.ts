import type { PriceSettingsView } from '@camp/application/pricing/settings/show-price-settings.ts'
import type { WeekdaySupplement } from '@camp/domain/plots/plot.ts'
import { type RateCell, rateCells, ratesOfPlot } from '@camp/domain/pricing/rate-sheet.ts'
import { supplementOfPlot } from '@camp/domain/pricing/weekday-supplement.ts'
import { cellField, cellText } from '#app/components/staff/pricing/cell-texts.ts'

export interface GridCell {
  readonly cell: RateCell
  /** The name and id of its field. */
  readonly field: string
  /** As it is stored, or was when it was shown. */
  readonly was: string
  /** As it stands in the field. */
  readonly typed: string
}

export interface GridRow {
  readonly id: string
  readonly name: string
  readonly siteName: string
  readonly isActive: boolean
  readonly tiers: number
  /** Its own or that of its site. */
  readonly supplement: WeekdaySupplement | null
  readonly cells: readonly GridCell[]
}

/** Site by site, in their own order. */
export function gridRows({ sites, plots }: Pick<PriceSettingsView, 'sites' | 'plots'>): readonly GridRow[] {
  return sites.flatMap((site) =>
    plots
      .filter(({ siteId }) => siteId === site.id)
      .map((plot) => {
        const rates = ratesOfPlot(plot)
        const cells = rateCells.map((cell) => {
          const was = cellText(cell, rates[cell])
          return { cell, field: cellField(plot.id, cell), was, typed: was }
        })
        const { id, name, isActive, tiers } = plot
        const supplement = supplementOfPlot(plot, sites)
        return { id, name, siteName: site.name, isActive, tiers: tiers.length, supplement, cells }
      }),
  )
}

/** Another one whenever a value differs. */
export function revisionOfRows(rows: readonly GridRow[]): string {
  return rows.flatMap(({ cells }) => cells.map(({ was }) => was)).join()
}

interface TypedCells {
  readonly typed: Readonly<Record<string, string>>
  /** With what they were shown, where nobody has said yet that it has changed since. */
  readonly shown: Readonly<Record<string, string>>
}

/** The rows with what was typed in them. */
export function withTyped(rows: readonly GridRow[], { typed, shown }: TypedCells): readonly GridRow[] {
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const { field, was } = cell
      return { ...cell, was: shown[field] ?? was, typed: typed[field] ?? cell.typed }
    }),
  }))
}
