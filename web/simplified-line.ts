type DrawnPoint = readonly number[]

/** Ramer, Douglas and Peucker: leaves out what strays less than the tolerance from a straight line. */
export function simplified<Point extends DrawnPoint>(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const strays = points.map((point) => distanceFromLine(point, first, last))
  const furthest = strays.indexOf(Math.max(...strays))
  if ((strays[furthest] ?? 0) <= tolerance) return [first, last]
  return [...simplified(points.slice(0, furthest + 1), tolerance).slice(0, -1), ...simplified(points.slice(furthest), tolerance)]
}

function distanceFromLine([x = 0, y = 0]: DrawnPoint, [ax = 0, ay = 0]: DrawnPoint, [bx = 0, by = 0]: DrawnPoint): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
