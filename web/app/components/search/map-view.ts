import type { MapBox } from '../../search-parameters/search-parameters.ts'
import {
  boxOfSquare,
  type MapCoordinates,
  type MapPoint,
  type MapSquare,
  moved,
  placeInSquare,
  squareAround,
  squareOfBox,
  zoomed,
} from './map-projection.ts'
import { wholeCountry } from './map-regions.ts'
import { mapTowns } from './map-towns.ts'

/** A result on the map. */
export interface MapViewPlace extends MapCoordinates {
  readonly slug: string
  /** How many characters its label has; without any the place is a dot. */
  readonly characters: number
}

/** Where a label stands against its place, in parts of the map's side. */
export interface MapPin extends MapPoint, MapCoordinates {
  readonly slug: string
  /** The middle of its label; null when there is no room and the place is a dot. */
  readonly label: MapPoint | null
}

export interface MapView {
  readonly square: MapSquare
  readonly pins: readonly MapPin[]
  readonly towns: readonly ({ readonly name: string } & MapPoint)[]
  readonly scale: { readonly km: number; readonly part: number }
  readonly moves: Readonly<Record<MapMove, MapBox | null>>
}

export type MapMove = 'closer' | 'further' | 'north' | 'south' | 'east' | 'west'

export interface MapViewRequest {
  readonly places: readonly MapViewPlace[]
  readonly centre: MapCoordinates | null
  readonly box: MapBox | null
}

/**
 * Units, about as many kilometres: a map of results looks at least this far, so that a coast or a border is
 * in it.
 */
const usualSide = 300
/** Nobody can zoom closer. */
const smallestSide = 60
const largestSide = 1900
/** In parts of the side of a map on a desktop screen. */
const labelHeight = 0.092
const townHeight = 0.05
const dotWidth = 0.04
const mostTowns = 7

export function mapView({ places, centre, box }: MapViewRequest): MapView {
  const square = squareFor({ places, centre, box })
  const { pins, labels } = pinsIn(square, places)
  return { square, pins, towns: townsIn(square, pins, labels), scale: scaleOf(square), moves: movesFrom(square) }
}

function squareFor({ places, centre, box }: MapViewRequest): MapSquare {
  if (box) return squareOfBox(box)
  const all = centre ? [...places, centre] : places
  return all.length > 0 ? squareAround(all, usualSide) : squareOfBox(wholeCountry)
}

interface Label extends MapPoint {
  readonly width: number
}

/**
 * Each label beside its place where there is room for it, clear of other labels and places; otherwise the
 * place is a dot.
 */
function pinsIn(square: MapSquare, places: readonly MapViewPlace[]) {
  const dots = places.map((place) => ({ ...place, ...placeInSquare(square, place) })).filter((point) => isInside(point, 0))
  const taken: Label[] = []
  const pins = dots.map(({ slug, latitude, longitude, characters, x, y }) => {
    const label =
      characters === 0 ? undefined : labelSpots({ x, y }, labelWidth(characters)).find((spot) => isClear(spot, taken, dots))
    if (label) taken.push(label)
    return { slug, latitude, longitude, ...rounded({ x, y }), label: label ? rounded(label) : null }
  })
  return { pins, labels: taken }
}

/**
 * In parts of the side of a map on a desktop screen, where a character is about 7 and the side 306 pixels
 * wide.
 */
function labelWidth(characters: number): number {
  return (characters * 7.2 + 20) / 306
}

function isClear(spot: Label, labels: readonly Label[], dots: readonly MapPoint[]): boolean {
  const half = spot.width / 2
  return (
    spot.x >= half &&
    spot.x <= 1 - half &&
    isInside(spot, 0.08) &&
    labels.every((other) => !overlap(spot, other, { width: half + other.width / 2, height: labelHeight })) &&
    dots.every((dot) => !overlap(spot, dot, { width: half, height: labelHeight / 2 }))
  )
}

function labelSpots({ x, y }: MapPoint, width: number): readonly Label[] {
  const near = [
    [0, -0.72],
    [0, 0.72],
    [0.62, 0],
    [-0.62, 0],
    [0.55, -0.7],
    [-0.55, -0.7],
    [0.55, 0.7],
    [-0.55, 0.7],
    [0, -1.6],
    [0, 1.6],
  ] as const
  return near.map(([across, down]) => ({ x: x + across * width, y: y + down * labelHeight, width }))
}

function townsIn(square: MapSquare, pins: readonly MapPin[], labels: readonly Label[]): MapView['towns'] {
  const taken = [
    ...labels.map((label) => ({ ...label, height: (labelHeight + townHeight) / 2 })),
    ...pins.map(({ x, y }) => ({ x, y, width: dotWidth, height: townHeight })),
  ]
  const named: ({ name: string } & MapPoint)[] = []
  for (const { name, ...coordinates } of mapTowns) {
    const point = placeInSquare(square, coordinates)
    const width = townWidth(name)
    const middle = { x: point.x + width / 2, y: point.y }
    const isShown = isInside(point, 0.03) && point.x + width <= 0.99
    const isWritten = taken.some((other) => overlap(middle, other, { width: (width + other.width) / 2, height: other.height }))
    if (!isShown || isWritten) continue
    taken.push({ ...middle, width, height: townHeight })
    named.push({ name, ...rounded(point) })
    if (named.length === mostTowns) break
  }
  return named
}

/** To the right of its dot; as wide as it is long, on the narrowest map. */
export function townWidth(name: string): number {
  return (name.length * 6.6 + 12) / 306
}

/** A round number of kilometres that is about a quarter of the map. */
function scaleOf(square: MapSquare): MapView['scale'] {
  const { latitude } = middleOf(square)
  const kmAcross = (square.side / 100) * 111.32 * Math.cos((latitude * Math.PI) / 180)
  const km = [400, 200, 100, 50, 25, 10].find((round) => round <= kmAcross * 0.3) ?? 5
  return { km, part: km / kmAcross }
}

function middleOf(square: MapSquare): MapCoordinates {
  const { north, south, east, west } = boxOfSquare(square)
  return { latitude: (north + south) / 2, longitude: (east + west) / 2 }
}

function movesFrom(square: MapSquare): MapView['moves'] {
  return {
    closer: square.side / 2 >= smallestSide ? boxOfSquare(zoomed(square, 0.5)) : null,
    further: square.side < largestSide ? boxOfSquare(zoomed(square, 2)) : null,
    north: boxOfSquare(moved(square, 0, -0.5)),
    south: boxOfSquare(moved(square, 0, 0.5)),
    east: boxOfSquare(moved(square, 0.5, 0)),
    west: boxOfSquare(moved(square, -0.5, 0)),
  }
}

function isInside({ x, y }: MapPoint, edge: number): boolean {
  return x >= edge && x <= 1 - edge && y >= edge / 2 && y <= 1 - edge / 2
}

function overlap(one: MapPoint, other: MapPoint, size: { readonly width: number; readonly height: number }): boolean {
  return Math.abs(one.x - other.x) < size.width && Math.abs(one.y - other.y) < size.height
}

function rounded({ x, y }: MapPoint): MapPoint {
  return { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 }
}
