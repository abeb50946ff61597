/** In pixels; the style sheet draws them so. */
export const laneHeight = 28
const rowPadding = 6
export const siteRowHeight = 32

export function rowHeight(lanes: number): number {
  return lanes * laneHeight + rowPadding
}

/** A stretch of the chart from its first row down, in pixels. */
export interface Band {
  readonly top: number
  readonly bottom: number
}

/** Those rows of a group that lie in a band, and the heights of what is left out before and after them. */
export interface VisibleRows {
  readonly first: number
  readonly end: number
  readonly before: number
  readonly after: number
}

/** `top` is where the first row of the group begins. Rows that only touch the band are in it. */
export function visibleRows(heights: readonly number[], top: number, band: Band): VisibleRows {
  let sum = top
  const ends = heights.map((height) => {
    sum += height
    return sum
  })
  const first = ends.findIndex((end) => end >= band.top)
  const total = (ends.at(-1) ?? top) - top
  if (first < 0 || top > band.bottom) return { first: 0, end: 0, before: total, after: 0 }
  const beyond = ends.findIndex((end, index) => index >= first && end - (heights[index] ?? 0) > band.bottom)
  const end = beyond < 0 ? heights.length : beyond
  const before = (ends[first - 1] ?? top) - top
  return { first, end, before, after: total - ((ends[end - 1] ?? top) - top) }
}

/**
 * Rows that the server sends at once, and steps in which more are drawn: a scroll by a few pixels draws
 * nothing.
 */
export const firstBand: Band = { top: 0, bottom: 1_000 }
export const everything: Band = { top: 0, bottom: Number.MAX_SAFE_INTEGER }
const step = 2 * rowHeight(1)
const margin = 700

export function bandAt(scrollTop: number, height: number): Band {
  return { top: Math.floor((scrollTop - margin) / step) * step, bottom: Math.ceil((scrollTop + height + margin) / step) * step }
}
