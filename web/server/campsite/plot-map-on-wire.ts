import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { BookedPlotsView } from '@camp/application/plots/show-booked-plots.ts'
import type { PlotMapView, PlotOnMap } from '@camp/application/plots/show-plot-map.ts'
import { emptyPlotMap } from '@camp/domain/plots/plot-map.ts'

export interface PlotMapOnWire {
  readonly map: DrawnPlotMap
  readonly plots: readonly PlotOnMap[]
}

/** Of a campsite that is not open yet. */
export const nothingDrawn: PlotMapOnWire = { map: { ...emptyPlotMap, picture: null }, plots: [] }

export function plotMapOnWire({ map, plots }: PlotMapView): PlotMapOnWire {
  const { marks, background, metresPerHundred, picture } = map
  return {
    map: {
      marks: marks.map(({ kind, label, points }) => ({ kind, label, points })),
      background,
      metresPerHundred,
      picture,
    },
    plots: plots.map(({ id, name, plotNumber, place }) => ({ id, name, plotNumber, place })),
  }
}

export type BookedPlotsOnWire = ReturnType<typeof bookedPlotsOnWire>

export function bookedPlotsOnWire({ booked, ...view }: BookedPlotsView) {
  return { ...plotMapOnWire(view), booked }
}
