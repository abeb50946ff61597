import { type MapPoint, type MarkKind, markKinds } from '@camp/domain/plots/map-marks.ts'

/** What people built has corners; roads, rivers and what grows bend. */
const straight: readonly MarkKind[] = ['building', 'fence']

/** The `d` of a line or a patch. */
export function markPath(kind: MarkKind, points: readonly MapPoint[]): string {
  const isClosed = markKinds[kind] === 'patch'
  const [first, ...rest] = points
  if (!first) return ''
  const steps = isClosed ? [...rest, first] : rest
  const drawn = straight.includes(kind)
    ? steps.map((to) => `L${to.join(' ')}`)
    : steps.map((to, nth) => bend(neighbours(points, nth, isClosed), to))
  return `M${first.join(' ')}${drawn.join('')}${isClosed ? 'Z' : ''}`
}

type Neighbours = readonly [before: MapPoint, from: MapPoint, to: MapPoint, after: MapPoint]

/** The point where a step begins, the one before it, and the two that follow. */
function neighbours(points: readonly MapPoint[], nth: number, isClosed: boolean): Neighbours {
  const at = (index: number): MapPoint => {
    const inside = isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1)
    return points[inside] ?? [0, 0]
  }
  return [at(nth - 1), at(nth), at(nth + 1), at(nth + 2)]
}

/** A curve through all points (Catmull and Rom), as a Bézier curve. */
function bend([before, from, end, after]: Neighbours, to: MapPoint): string {
  const toward = (one: MapPoint, other: MapPoint, side: 0 | 1) => (other[side] - one[side]) / 6
  const first = [from[0] + toward(before, end, 0), from[1] + toward(before, end, 1)]
  const second = [end[0] - toward(from, after, 0), end[1] - toward(from, after, 1)]
  return `C${[...first, ...second, ...to].map((side) => Number(side.toFixed(1))).join(' ')}`
}

/** Where its name stands: on a spot, in the middle of a patch, halfway along a line. */
export function labelPoint(kind: MarkKind, points: readonly MapPoint[]): MapPoint {
  const middle = points[Math.floor((points.length - 1) / 2)] ?? [0, 0]
  if (markKinds[kind] !== 'patch') return points.length === 2 ? average(points) : middle
  return average(points)
}

function average(points: readonly MapPoint[]): MapPoint {
  const sum = points.reduce<MapPoint>(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
