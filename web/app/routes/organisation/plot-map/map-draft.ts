import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import type { PlotMap } from '@camp/domain/plots/plot-map.ts'
import { mapView } from '#app/components/plot-map/map-view.ts'
import { decimalOrNaN, wholeOrNaN } from '#app/formatting/typed-number.ts'
import { readMark, type TypedMark, typedMark, withEmptyRows } from './drawn-marks.ts'
import { type MapPlot, readPlace, type Side, type TypedPlaces, typedPlace, typedPlaces } from './map-places.ts'

export type TypedPlace = Readonly<Record<Side, string>>

/** Everything of the map as typed: what the form shows, posts and takes back. */
export interface MapDraft {
  readonly places: TypedPlaces
  readonly marks: readonly TypedMark[]
  /** Of the picture; nothing without one. */
  readonly background: TypedPlace
  readonly opacity: string
  readonly scale: string
}

export function draftOf(plots: readonly MapPlot[], map: DrawnPlotMap): MapDraft {
  const { marks, background, metresPerHundred, picture } = map
  const place = picture ? (background?.place ?? aroundThe(plots, map)) : null
  return {
    places: typedPlaces(plots),
    marks: withEmptyRows(marks.map(typedMark)),
    background: typedPlace(place),
    opacity: String(background?.opacity ?? 100),
    scale: metresPerHundred === null ? '' : String(metresPerHundred),
  }
}

/** A picture that nobody placed yet lies under everything. */
function aroundThe(plots: readonly MapPlot[], map: DrawnPlotMap): MapPlace {
  const places = plots.flatMap((plot) => plot.map ?? [])
  const view = mapView(places.length > 0 ? places : [{ x: 0, y: 0, width: 480, height: 300 }], { ...map, background: null })
  const [x, y, width, height] = [view.x, view.y, view.width, view.height].map(Math.round)
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 }
}

/** The map that a draft means; what cannot be read is NaN, which the domain refuses. */
export function mapOfDraft({ marks, background, opacity, scale }: MapDraft): PlotMap {
  const place = readPlace(background)
  return {
    marks: marks.flatMap((typed) => readMark(typed) ?? []),
    background: place.kind === 'off' ? null : { place: placeOrNaN(place), opacity: wholeOrNaN(opacity) ?? Number.NaN },
    metresPerHundred: decimalOrNaN(scale),
  }
}

function placeOrNaN(place: Exclude<ReturnType<typeof readPlace>, { readonly kind: 'off' }>): MapPlace {
  if (place.kind === 'on') return place.map
  return { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }
}
