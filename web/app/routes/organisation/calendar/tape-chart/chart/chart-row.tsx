import { type CSSProperties, memo } from 'react'
import type { ChartSpan } from '#app/components/staff/calendar/geometry/columns.ts'
import { useText } from '#app/wording/use-text.ts'
import { ChartBarLink } from './chart-bar.tsx'
import { matches } from './matches.ts'
import { PlotName } from './plot-name.tsx'
import type { ChartPlotRow } from './plot-rows.ts'

interface RowProps {
  readonly row: ChartPlotRow
  readonly from: ChartSpan['from']
  readonly days: ChartSpan['days']
  readonly base: string
  readonly wanted: string
}

/**
 * One plot with what lies on it. Drawn again only when something about it changed: a chart has hundreds of
 * rows.
 */
export const ChartRow = memo(function ChartRow({ row, from, days, base, wanted }: RowProps) {
  const t = useText('calendar')
  const { plot, items, lanes } = row
  const span = { from, days }
  return (
    <tr className="chart-row" data-plot={plot.id} style={{ '--lanes': lanes } as CSSProperties}>
      <th scope="row" className="chart-row-name">
        <PlotName plot={plot} />
      </th>
      <td className="chart-track">
        {items.map((item) => (
          <ChartBarLink
            key={item.block ? item.block.id : item.bar.reference}
            item={item}
            span={span}
            base={base}
            isFound={item.bar !== undefined && wanted !== '' && matches(item.bar, wanted)}
            t={t}
          />
        ))}
      </td>
    </tr>
  )
})
