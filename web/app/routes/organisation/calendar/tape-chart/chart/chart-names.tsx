import { memo } from 'react'
import { rowHeight } from '#app/components/staff/calendar/geometry/visible-rows.ts'
import { PlotName } from './plot-name.tsx'
import type { ChartPlotRow } from './plot-rows.ts'

export interface NamesOfRows {
  readonly key: string
  /** In pixels, from the first row of the chart down. */
  readonly top: number
  readonly rows: readonly ChartPlotRow[]
}

/**
 * The names that stay in sight beside the rows: one column that is fixed as a whole, for a picture of its own
 * for each row, with the bars between them, costs every step of a scroll. Readers find the names in the
 * table, and so does paper.
 */
export function ChartNames({ groups }: { readonly groups: readonly NamesOfRows[] }) {
  return (
    <div className="chart-names" aria-hidden="true">
      {groups.map(({ key, top, rows }) => (
        <div key={key} className="chart-names-group" style={{ insetBlockStart: top }}>
          {rows.map((row) => (
            <RowName key={row.plot.id} row={row} />
          ))}
        </div>
      ))}
    </div>
  )
}

const RowName = memo(function RowName({ row }: { readonly row: ChartPlotRow }) {
  return (
    <div className="chart-name" style={{ height: rowHeight(row.lanes) }}>
      <PlotName plot={row.plot} />
    </div>
  )
})
