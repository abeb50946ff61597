import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import type { PlotMap } from '@camp/domain/plots/plot-map.ts'

/** Plots with everything drawn around them, and some ground; never so narrow that a row becomes a line. */
export function mapView(plots: readonly MapPlace[], { marks, background }: Pick<PlotMap, 'marks' | 'background'>): MapPlace {
  const corners = marks.flatMap(({ points }) => points.map(([x, y]) => ({ x, y, width: 0, height: 0 })))
  const drawn = [...plots, ...corners, ...(background ? [background.place] : [])]
  const left = Math.min(...drawn.map(({ x }) => x))
  const top = Math.min(...drawn.map(({ y }) => y))
  const width = Math.max(...drawn.map((box) => box.x + box.width)) - left
  const height = Math.max(...drawn.map((box) => box.y + box.height)) - top
  const margin =
    background && isAround(background.place, { x: left, y: top, width, height }) ? 0 : Math.max(width, height) * marginShare
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  const fullHeight = Math.max(high, wide * flattest)
  const fullWidth = Math.max(wide, fullHeight * narrowest)
  return {
    x: left - margin - (fullWidth - wide) / 2,
    y: top - margin - (fullHeight - high) / 2,
    width: fullWidth,
    height: fullHeight,
  }
}

/** A picture that goes all around has ground enough. */
function isAround(picture: MapPlace, { x, y, width, height }: MapPlace): boolean {
  return picture.x <= x && picture.y <= y && picture.x + picture.width >= x + width && picture.y + picture.height >= y + height
}

const marginShare = 0.08
const flattest = 0.34
const narrowest = 0.8

/** Signs are as large on a small map as on a large one. */
export function signSize({ width, height }: Pick<MapPlace, 'width' | 'height'>): number {
  return Math.max(width, height) / 30
}
