/** Coordinates are kept as whole numbers, this many to a degree: about a hundred metres each. */
export const degree = 1000

export type NameKind = 'country' | 'sea' | 'province' | 'town' | 'landscape' | 'river' | 'peak'

/** The zoom is the first that shows it. */
export type DrawnName = readonly [text: string, latitude: number, longitude: number, kind: NameKind, zoom: number]

/** Steps from point to point, latitude and longitude in turn. */
type Line = readonly number[]
type Polygon = readonly Line[]

/** What the map shows where no tiles are set, as its file has it. Names: the most important first. */
export interface MapDrawing {
  readonly country: readonly Polygon[]
  readonly neighbours: readonly Polygon[]
  readonly lakes: readonly Polygon[]
  readonly rivers: readonly (readonly [rank: number, line: Line])[]
  readonly names: readonly DrawnName[]
}

/** Degrees, latitude first. */
export function linePoints(line: Line): [latitude: number, longitude: number][] {
  const points: [number, number][] = []
  let [north, east] = [0, 0]
  for (let at = 0; at + 1 < line.length; at += 2) {
    north += line[at] ?? 0
    east += line[at + 1] ?? 0
    points.push([north / degree, east / degree])
  }
  return points
}
