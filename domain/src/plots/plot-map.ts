import { type FieldProblem, numberProblems } from '../shared/field-problem.ts'
import { isSpotKind, type MapMark, type MapPoint, marksProblems, type SpotKind } from './map-marks.ts'
import { type MapPlace, mapPlaceProblems } from './map-place.ts'

/** Where the picture of the site lies under the plots, and how strongly it shows. */
export interface MapBackground {
  readonly place: MapPlace
  /** Of a hundred. */
  readonly opacity: number
}

/** What a campsite drew around its plots; where the plots lie is said of each plot. */
export interface PlotMap {
  readonly marks: readonly MapMark[]
  readonly background: MapBackground | null
  /** How many metres a hundred map units are; null where nobody measured. */
  readonly metresPerHundred: number | null
}

export const emptyPlotMap: PlotMap = { marks: [], background: null, metresPerHundred: null }

export const opacityLimits = { least: 10, most: 100 } as const
export const scaleLimits = { least: 1, most: 2000, isWhole: false } as const

export function plotMapProblems({ marks, background, metresPerHundred }: PlotMap): readonly FieldProblem[] {
  return [
    ...marksProblems(marks),
    ...numberProblems('metresPerHundred', metresPerHundred, scaleLimits),
    ...(background ? mapPlaceProblems('background', background.place) : []),
    ...(background ? numberProblems('background.opacity', background.opacity, opacityLimits) : []),
  ]
}

export function isSamePlotMap(one: PlotMap, other: PlotMap): boolean {
  return plotMapText(one) === plotMapText(other)
}

/**
 * The same text for the same map, to know it again. Field by field: the order in which a database keeps the
 * names of a JSON says nothing.
 */
export function plotMapText({ marks, background, metresPerHundred }: PlotMap): string {
  const { place: { x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }, opacity = null } = background ?? {}
  const drawn = marks.map(({ kind, label, points }) => [kind, label, points])
  return JSON.stringify([drawn, background && [x, y, width, height, opacity], metresPerHundred])
}

export interface NearSpot {
  readonly kind: SpotKind
  readonly label: string
  /** As the crow flies, to the nearest five. */
  readonly metres: number
}

/** Nearer than this a spot is beside the plot. */
const nearestStep = 5

/** The nearest of each of these kinds, nearest first; none where nobody measured. */
export function nearSpots(plot: MapPlace, map: PlotMap, kinds: readonly SpotKind[]): readonly NearSpot[] {
  const { metresPerHundred } = map
  if (metresPerHundred === null) return []
  const middle: MapPoint = [plot.x + plot.width / 2, plot.y + plot.height / 2]
  const spots = map.marks.flatMap(({ kind, label, points: [point] }) => {
    if (!isSpotKind(kind) || !kinds.includes(kind) || !point) return []
    const metres = (Math.hypot(point[0] - middle[0], point[1] - middle[1]) * metresPerHundred) / 100
    return [{ kind, label, metres: Math.max(nearestStep, Math.round(metres / nearestStep) * nearestStep) }]
  })
  const nearestFirst = spots.toSorted((one, other) => one.metres - other.metres)
  return [...new Map(nearestFirst.toReversed().map((spot) => [spot.kind, spot])).values()].toSorted(
    (one, other) => one.metres - other.metres,
  )
}

export interface ScaleBar {
  readonly metres: number
  /** In map units. */
  readonly length: number
}

/** The longest round length that takes up at most a quarter of the map's width. */
export function scaleBar(metresPerHundred: number, mapWidth: number): ScaleBar {
  const most = (mapWidth / 4) * (metresPerHundred / 100)
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2].find((step) => step * power <= most) ?? 1) * power
  return { metres, length: (metres * 100) / metresPerHundred }
}
