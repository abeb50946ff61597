import { type FieldProblem, numberProblems } from '../shared/field-problem.ts'
import type { Plot } from './plot.ts'

/** Where a plot lies on the organisation's map: the upper left corner and the size, in map units. */
export interface MapPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Placed = Pick<Plot, 'mapX' | 'mapY' | 'mapWidth' | 'mapHeight'>

/** Null: the plot is not on the map. */
export function placeOnMap({ mapX, mapY, mapWidth, mapHeight }: Placed): MapPlace | null {
  if (mapX === null || mapY === null || !mapWidth || !mapHeight) return null
  return { x: mapX, y: mapY, width: mapWidth, height: mapHeight }
}

/** Map units in each direction from the middle. */
export const mapReach = 100_000
export const smallestOnMap = 8

/** Problems of the four fields, each behind the prefix: `plots.7.x`. */
export function mapPlaceProblems(prefix: string, { x, y, width, height }: MapPlace): readonly FieldProblem[] {
  const corner = { least: -mapReach, most: mapReach, isWhole: false }
  const side = { least: smallestOnMap, most: mapReach, isWhole: false }
  return [
    ...numberProblems(`${prefix}.x`, x, corner),
    ...numberProblems(`${prefix}.y`, y, corner),
    ...numberProblems(`${prefix}.width`, width, side),
    ...numberProblems(`${prefix}.height`, height, side),
  ]
}

const usual = { width: 36, height: 24 }
const step = { x: 52, y: 44 }
const columns = 8
const margin = 40

/**
 * Rows below everything that is on the map already, eight to a row: a start that somebody then drags into
 * shape.
 */
export function placesInRows(count: number, placed: readonly MapPlace[]): readonly MapPlace[] {
  const below = Math.max(0, ...placed.map(({ y, height }) => y + height))
  return Array.from({ length: count }, (_, nth) => ({
    ...usual,
    x: margin + (nth % columns) * step.x,
    y: below + margin + Math.floor(nth / columns) * step.y,
  }))
}

/** Whole units inside the map whatever was asked for: what a drag and an arrow key lead to. */
export function withinMap({ x, y, width, height }: MapPlace): MapPlace {
  return {
    x: between(x, -mapReach, mapReach),
    y: between(y, -mapReach, mapReach),
    width: between(width, smallestOnMap, mapReach),
    height: between(height, smallestOnMap, mapReach),
  }
}

function between(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)))
}
