import type { TapeChartView } from '@camp/application/calendar/tape-chart-view.ts'

/** Every plot, by site. */
export function PlotOptions({ chart }: { readonly chart: TapeChartView }) {
  return chart.sites.map((site) => (
    <optgroup key={site.id} label={site.name}>
      {site.plots.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}

export function plotNameIn(chart: TapeChartView, plotId: string): string {
  return chart.sites.flatMap(({ plots }) => plots).find(({ id }) => id === plotId)?.name ?? ''
}
