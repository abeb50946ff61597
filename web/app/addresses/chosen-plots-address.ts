import type { Equipment, Party } from '@camp/domain/stay-rules/party.ts'
import type { StayParameters } from '../search-parameters/stay-parameters.ts'
import { writeStayParameters } from '../search-parameters/write-stay-parameters.ts'
import { childParameter, plotParameter, shareParameters } from '../selection/selection-parameters.ts'

export interface ChosenPlot extends Party, Equipment {
  readonly plotId: string
}

/**
 * A campsite's page with these plots selected and the guests shared out; the children in the order of the
 * plots.
 */
export function chosenPlotsAddress(slug: string, stay: StayParameters, plots: readonly ChosenPlot[]): string {
  const search = writeStayParameters({ ...stay, childrenAges: plots.flatMap(({ childrenAges }) => childrenAges) })
  for (const { plotId, numberOfAdults, numberOfPensioners, tents, caravans } of plots) {
    search.append(plotParameter, plotId)
    search.append(shareParameters.numberOfAdults(plotId), String(numberOfAdults))
    search.append(shareParameters.numberOfPensioners(plotId), String(numberOfPensioners))
    if (tents !== null) search.append(shareParameters.tents(plotId), String(tents))
    if (caravans !== null) search.append(shareParameters.caravans(plotId), String(caravans))
  }
  const childPlots = plots.flatMap(({ plotId, childrenAges }) => childrenAges.map(() => plotId))
  for (const [child, plotId] of childPlots.entries()) search.append(childParameter(child), plotId)
  return `/${encodeURIComponent(slug)}?${search}#selected-plots`
}
