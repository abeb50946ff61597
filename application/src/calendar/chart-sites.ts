import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { ChartPlot, ChartSite } from './tape-chart-view.ts'
import type { ChartContents } from './tape-charts.ts'

/**
 * Active plots by site, in the order of the catalogue, and switched-off ones as long as something lies on
 * them.
 */
export function chartSites({ sites, plots }: Catalogue, { bars, blocks }: ChartContents): readonly ChartSite[] {
  const used = new Set([...bars.map(({ plotId }) => plotId), ...blocks.flatMap(({ plotIds }) => plotIds)])
  const shown = plots.filter(({ id, isActive }) => isActive || used.has(id))
  return sites
    .map(({ id, name, siteType }) => ({
      id,
      name,
      siteType,
      plots: shown.filter(({ siteId }) => siteId === id).map(chartPlot),
    }))
    .filter((site) => site.plots.length > 0)
}

function chartPlot({ id, name, isActive, isElectrified, allowMultipleReservationsUpToPaxMax, paxMax }: Plot): ChartPlot {
  return { id, name, isActive, isElectrified, isShared: allowMultipleReservationsUpToPaxMax, paxMax }
}
