import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'

/** Every plot, by site. */
export function PlotOptions({ chart }: { readonly chart: ChartOnWire }) {
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

export function plotNameIn(chart: ChartOnWire, plotId: string): string {
  return chart.sites.flatMap(({ plots }) => plots).find(({ id }) => id === plotId)?.name ?? ''
}
