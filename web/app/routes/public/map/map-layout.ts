import type { PickedPlot } from '#server/campsite/load-selection.ts'

export interface LayoutBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DrawnPlot extends LayoutBox {
  readonly plot: PickedPlot
}

type Placed = Pick<PickedPlot, 'mapX' | 'mapY' | 'mapWidth' | 'mapHeight'>

/**
 * Where a plot stands on the map, in map units; null when it is not drawn. The position is its upper left
 * corner.
 */
export function plotBox({ mapX, mapY, mapWidth, mapHeight }: Placed): LayoutBox | null {
  if (mapX === null || mapY === null || !mapWidth || !mapHeight) return null
  return { x: mapX, y: mapY, width: mapWidth, height: mapHeight }
}

export function drawnPlots(plots: readonly PickedPlot[]): readonly DrawnPlot[] {
  return plots.flatMap((plot) => {
    const box = plotBox(plot)
    return box ? [{ plot, ...box }] : []
  })
}

/** All plots with some ground around them; never so narrow that a few plots in a row become a line. */
export function layoutView(boxes: readonly LayoutBox[]): LayoutBox {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top
  const margin = Math.max(width, height) * marginShare
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

const marginShare = 0.12
const flattest = 0.34
const narrowest = 0.8
