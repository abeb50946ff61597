import type { PlotOnMap } from '@camp/application/plots/show-plot-map.ts'

type Named = Pick<PlotOnMap, 'name' | 'plotNumber'>

/** `River stand 1`, or `13 · Kingfisher tent` where the number on the map is not in the name. */
export function nameOnMap({ name, plotNumber }: Named): string {
  const isSaid = plotNumber === null || name.split(/\D+/).includes(String(plotNumber))
  return isSaid ? name : `${plotNumber} · ${name}`
}

/** What there is room for on the map itself. */
export function signOnMap({ name, plotNumber }: Named): string {
  return plotNumber === null ? name.slice(0, 2) : String(plotNumber)
}
