import type { ChartSite } from '@camp/application/calendar/tape-chart-view.ts'
import type { ChartBlock } from '@camp/application/calendar/tape-charts.ts'
import type { Nights } from '#app/components/staff/calendar/geometry/columns.ts'
import { inLanes } from '#app/components/staff/calendar/geometry/lanes.ts'
import type { BarOnWire, ChartOnWire } from '#server/wire/chart-on-wire.ts'

export type RowItem = Nights & { readonly lane: number } & (
    | { readonly bar: BarOnWire; readonly block?: undefined }
    | { readonly bar?: undefined; readonly block: ChartBlock }
  )

export type ChartPlotOnWire = ChartSite['plots'][number]

export interface ChartPlotRow {
  readonly plot: ChartPlotOnWire
  readonly items: readonly RowItem[]
  readonly lanes: number
}

export interface SiteRows {
  readonly site: Omit<ChartSite, 'plots'>
  readonly rows: readonly ChartPlotRow[]
}

/** What lies on every plot, in the order in which the chart shows it. */
export function siteRows({ sites, bars, blocks }: Pick<ChartOnWire, 'sites' | 'bars' | 'blocks'>): readonly SiteRows[] {
  const onPlot = new Map<string, Omit<RowItem, 'lane'>[]>()
  const put = (plotId: string, item: Omit<RowItem, 'lane'>) => {
    const there = onPlot.get(plotId)
    if (there) there.push(item)
    else onPlot.set(plotId, [item])
  }
  for (const bar of bars) put(bar.plotId, { bar, arrival: bar.arrival, departure: bar.departure })
  for (const block of blocks) {
    for (const plotId of block.plotIds) put(plotId, { block, arrival: block.start, departure: block.end })
  }
  return sites.map(({ plots, ...site }) => ({ site, rows: plots.map((plot) => plotRow(plot, onPlot.get(plot.id) ?? [])) }))
}

function plotRow(plot: ChartPlotOnWire, items: readonly Omit<RowItem, 'lane'>[]): ChartPlotRow {
  const lanes = inLanes(items)
  return { plot, items: lanes.items as readonly RowItem[], lanes: lanes.count }
}
