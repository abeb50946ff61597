import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import { moreTowns } from '@camp/domain/search/known-places/more-towns.ts'
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
  /** The part of the country that was searched, where its name has room. */
  readonly region: NamedPoint | null
  readonly towns: readonly NamedPoint[]
  readonly scale: { readonly km: number; readonly part: number }
  readonly moves: Readonly<Record<MapMove, PlaceBox | null>>
}

export interface NamedPoint extends MapPoint {
  readonly name: string
}

export type MapMove = 'closer' | 'further' | 'north' | 'south' | 'east' | 'west'

export interface MapViewRequest {
  readonly places: readonly MapViewPlace[]
  readonly centre: MapCoordinates | null
  readonly box: PlaceBox | null
  /** Of a part of the country: what the box is called. */
  readonly regionName?: string | null
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
/** Best known first. */
const knownTowns = [...mapTowns, ...moreTowns]

export function mapView({ places, centre, box, regionName = null }: MapViewRequest): MapView {
  const square = squareFor({ places, centre, box })
  const { pins, labels } = pinsIn(square, places)
  const written = [
    ...labels.map((label) => ({ ...label, height: labelHeight })),
    ...pins.map(({ x, y }) => ({ x, y, width: dotWidth, height: townHeight })),
  ]
  const region = regionIn(regionName, written)
  const towns = townsIn(square, region ? [...written, region.label] : written)
  return { square, pins, region: region?.named ?? null, towns, scale: scaleOf(square), moves: movesFrom(square) }
}

function squareFor({ places, centre, box }: Omit<MapViewRequest, 'regionName'>): MapSquare {
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

interface Written extends Label {
  readonly height: number
}

const regionSpots = [0.5, 0.36, 0.64, 0.22, 0.78, 0.1, 0.88]

/** Across the middle of the map, as near to it as there is room. */
function regionIn(name: string | null, written: readonly Written[]) {
  if (name === null) return null
  const labels = regionSpots.map((y) => ({ x: 0.5, y, width: townWidth(name), height: townHeight }))
  const label = labels.find((spot) => isUnwritten(spot, written))
  return label ? { label, named: { name, x: label.x, y: label.y } } : null
}

function townsIn(square: MapSquare, written: readonly Written[]): MapView['towns'] {
  const taken = [...written]
  const named: NamedPoint[] = []
  for (const { name, latitude, longitude } of knownTowns) {
    const point = placeInSquare(square, { latitude, longitude })
    const width = townWidth(name)
    const label = { x: point.x + width / 2, y: point.y, width, height: townHeight }
    const isShown = isInside(point, 0.03) && point.x + width <= 0.99
    if (!isShown || !isUnwritten(label, taken)) continue
    taken.push(label)
    named.push({ name, ...rounded(point) })
    if (named.length === mostTowns) break
  }
  return named
}

function isUnwritten(label: Written, written: readonly Written[]): boolean {
  return written.every((other) => {
    const size = { width: (label.width + other.width) / 2, height: (label.height + other.height) / 2 }
    return !overlap(label, other, size)
  })
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
