import type { MapPlace } from '@camp/domain/plots/map-place.ts'

/** What is written on a plot below its number, and where. */
export interface PlotTag {
  /** Of its letters. */
  readonly size: number
  readonly lines: readonly string[]
  readonly box: MapPlace
  /** What is left of the plot for its number. */
  readonly above: MapPlace
}

/** Of the height of its letters. */
const letterWidth = 0.62
export const lineHeight = 1.15
const padding = 0.4
const numberHeight = 1.25

/** How much of its plot's width a tag may stand out on each side, and of its height below. */
const atMostOut = 0.4
/** Of the way to a neighbour: some ground stays between two tags. */
const nearHalf = 0.45
/** Of the lower side of the plot. */
const largest = 0.42

interface Room {
  readonly aside: number
  readonly below: number
}

/**
 * The text as large as the plot and the ground around it have room for. What stands out takes less than half
 * of the way to a neighbour, so that tags never lie on one another or on a plot.
 */
export function plotTag(
  place: MapPlace,
  text: string,
  { around, view }: { around: readonly MapPlace[]; view: MapPlace },
): PlotTag {
  const room = roomOf(place, around, view)
  const sizes = brokenUp(text).map((lines) => ({ lines, size: sizeOf(lines, place, room) }))
  const { lines, size } = sizes.reduce((best, one) => (one.size > best.size ? one : best))
  const width = widthOf(lines) * size
  const height = heightOf(lines) * size
  const out = Math.max(0, height + (numberHeight + padding / 2) * size - place.height)
  const top = place.y + place.height + out - height
  return {
    size,
    lines,
    box: { x: place.x + place.width / 2 - width / 2, y: top, width, height },
    above: { ...place, height: top - place.y },
  }
}

/** On one line, on two, or each word on its own. */
function brokenUp(text: string): readonly (readonly string[])[] {
  const words = text.split(' ')
  const halves = words.slice(1).map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')])
  return [[text], ...halves, ...(words.length > 2 ? [words] : [])]
}

function sizeOf(lines: readonly string[], { width, height }: MapPlace, { aside, below }: Room): number {
  const byWidth = (width * 0.96 + 2 * aside) / widthOf(lines)
  const byHeight = (height + below) / (heightOf(lines) + numberHeight + padding / 2)
  return Math.min(byWidth, byHeight, Math.min(width, height) * largest)
}

const widthOf = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length)) * letterWidth + 2 * padding
const heightOf = (lines: readonly string[]) => lines.length * lineHeight + padding

function roomOf(place: MapPlace, around: readonly MapPlace[], view: MapPlace): Room {
  const right = place.x + place.width
  const bottom = place.y + place.height
  let aside = Math.max(0, Math.min(place.width * atMostOut, place.x - view.x, view.x + view.width - right))
  let below = Math.max(0, Math.min(place.height * atMostOut, view.y + view.height - bottom))
  for (const other of around) {
    const between = Math.max(other.x - right, place.x - other.x - other.width)
    const isBeside = between >= 0 && place.y < lowest(other) && other.y < lowest(place)
    if (isBeside) aside = Math.min(aside, between * nearHalf)
    if (between < 0 && other.y >= bottom) below = Math.min(below, other.y - bottom)
  }
  return { aside, below }
}

/** Where its tag may end. */
const lowest = ({ y, height }: MapPlace) => y + height * (1 + atMostOut)
