import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'

/** Units of the drawn map per degree of longitude: one unit is about a kilometre here. */
export const unitsPerDegree = 100

export interface MapPoint {
  /** Eastwards, in units of the drawn map. */
  readonly x: number
  /** Southwards. */
  readonly y: number
}

export interface MapCoordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Mercator, as `d3-geo`'s `geoMercator` scaled to the units of the map: straight up is north everywhere. */
export function project({ latitude, longitude }: MapCoordinates): MapPoint {
  const radians = (latitude * Math.PI) / 180
  const stretched = (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI
  return { x: longitude * unitsPerDegree, y: -stretched * unitsPerDegree }
}

export function unproject({ x, y }: MapPoint): MapCoordinates {
  const stretched = (-y / unitsPerDegree) * (Math.PI / 180)
  return { latitude: ((2 * Math.atan(Math.exp(stretched)) - Math.PI / 2) * 180) / Math.PI, longitude: x / unitsPerDegree }
}

/** A square part of the drawn map. */
export interface MapSquare {
  /** The corner in the north-west. */
  readonly x: number
  readonly y: number
  readonly side: number
}

/**
 * The smallest square around some places with room at its edges, never so close that the map shows nothing
 * known.
 */
export function squareAround(places: readonly MapCoordinates[], smallestSide: number): MapSquare {
  const points = places.map(project)
  const [west, east] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [north, south] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const side = Math.max(smallestSide, Math.max(east - west, south - north) * roomAround)
  return { x: (west + east - side) / 2, y: (north + south - side) / 2, side }
}

const roomAround = 1.35

export function squareOfBox({ north, south, east, west }: PlaceBox): MapSquare {
  const corner = project({ latitude: north, longitude: west })
  const opposite = project({ latitude: south, longitude: east })
  const [width, height] = [opposite.x - corner.x, opposite.y - corner.y]
  const side = Math.max(width, height)
  return { x: corner.x + (width - side) / 2, y: corner.y + (height - side) / 2, side }
}

export function boxOfSquare({ x, y, side }: MapSquare): PlaceBox {
  const corner = unproject({ x, y })
  const opposite = unproject({ x: x + side, y: y + side })
  return { north: corner.latitude, south: opposite.latitude, east: opposite.longitude, west: corner.longitude }
}

/** Around the same middle: 2 shows twice as much. */
export function zoomed({ x, y, side }: MapSquare, factor: number): MapSquare {
  const next = side * factor
  return { x: x + (side - next) / 2, y: y + (side - next) / 2, side: next }
}

/** By parts of the side: `moved(square, 0.5, 0)` looks half a map further east. */
export function moved({ x, y, side }: MapSquare, east: number, south: number): MapSquare {
  return { x: x + side * east, y: y + side * south, side }
}

/** Where a place lies in the square, in parts of its side. */
export function placeInSquare(square: MapSquare, place: MapCoordinates): MapPoint {
  const { x, y } = project(place)
  return { x: (x - square.x) / square.side, y: (y - square.y) / square.side }
}
