import { areaInSquareMetres } from '#app/formatting/plot-facts.ts'
import { readSelection } from '#app/selection/selection-parameters.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'

/** `show` repeated in the address: a plot is shown that is all of them. */
const filterParameter = 'show'

export const plotFilterNames = ['power', 'caravan', 'large'] as const
export type PlotFilterName = (typeof plotFilterNames)[number]

/** One that divides the plots there are. */
export interface PlotFilter {
  readonly name: PlotFilterName
  /** Square metres from which a plot is large; null for the others. */
  readonly area: number | null
}

export function plotFilters(plots: readonly PickedPlot[]): readonly PlotFilter[] {
  const largeFrom = largerHalf(plots)
  return plotFilterNames
    .filter((name) => {
      const passing = plots.filter((plot) => passes(plot, name, largeFrom)).length
      return passing > 0 && passing < plots.length
    })
    .map((name) => ({ name, area: name === 'large' ? largeFrom : null }))
}

/** Rule W10: what the guest has chosen stays in sight. */
export function filteredPlots(plots: readonly PickedPlot[], search: URLSearchParams): readonly PickedPlot[] {
  const wanted = wantedFilters(search)
  const selected = readSelection(search)
  const largeFrom = largerHalf(plots)
  return plots.filter((plot) => selected.includes(plot.id) || wanted.every((name) => passes(plot, name, largeFrom)))
}

export function wantedFilters(search: URLSearchParams): readonly PlotFilterName[] {
  return plotFilterNames.filter((name) => search.getAll(filterParameter).includes(name))
}

export function withFilterToggled(search: URLSearchParams, name: PlotFilterName): URLSearchParams {
  const wanted = wantedFilters(search)
  const next = wanted.includes(name) ? wanted.filter((other) => other !== name) : [...wanted, name]
  const others = [...search].filter(([parameter]) => parameter !== filterParameter)
  return new URLSearchParams([...others, ...next.map((one): [string, string] => [filterParameter, one])])
}

function passes(plot: PickedPlot, name: PlotFilterName, largeFrom: number | null): boolean {
  if (name === 'power') return plot.isElectrified
  if (name === 'caravan') return takesCaravan(plot)
  const area = areaInSquareMetres(plot)
  return area !== null && largeFrom !== null && area >= largeFrom
}

function takesCaravan({ siteType, caravansMax }: PickedPlot): boolean {
  return siteType === 'caravan' || (siteType === 'camping' && caravansMax !== 0)
}

/** The middle of the sizes there are, to the whole square metre. */
function largerHalf(plots: readonly PickedPlot[]): number | null {
  const areas = [...new Set(plots.flatMap((plot) => areaInSquareMetres(plot) ?? []))].toSorted((one, other) => one - other)
  const middle = areas[Math.floor(areas.length / 2)]
  return middle === undefined ? null : Math.floor(middle)
}
