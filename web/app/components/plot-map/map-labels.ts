import { isSpotKind, type MapMark, type MapPoint, markKinds } from '@camp/domain/plots/map-marks.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { signSize } from './map-view.ts'
import { labelPoint } from './mark-path.ts'

export interface MapLabel {
  /** Of its mark. */
  readonly nth: number
  readonly text: string
  /** The middle of what is written. */
  readonly at: MapPoint
}

/** Of the height of its letters. */
const letterWidth = 0.56
const lineHeight = 1.25
export const nameSize = (view: MapPlace) => signSize(view) * 0.52

/**
 * Where the names of marks are written: none on a plot, a sign or another name, none over the edge. A name
 * without room is left out; the legend still has its kind.
 */
export function mapLabels(marks: readonly MapMark[], plots: readonly MapPlace[], view: MapPlace): readonly MapLabel[] {
  const sign = signSize(view)
  const size = nameSize(view)
  const taken = [...plots, ...signBoards(marks, view)]
  const labelled = marks.map((mark, nth) => ({ ...mark, nth })).filter(({ label }) => label !== '')
  const spotsFirst = labelled.toSorted((one, other) => Number(isSpotKind(other.kind)) - Number(isSpotKind(one.kind)))
  return spotsFirst.flatMap(({ nth, label: text, ...mark }) => {
    const width = text.length * size * letterWidth
    const at = wishes(mark, { width, sign, size }).find((point) => {
      const box = around(point, width, size * lineHeight)
      return isInside(box, view) && !taken.some((other) => isTouching(box, other))
    })
    if (!at) return []
    taken.push(around(at, width, size * lineHeight))
    return [{ nth, text, at }]
  })
}

/** What the signs of spots stand on. */
export function signBoards(marks: readonly MapMark[], view: MapPlace): readonly MapPlace[] {
  const sign = signSize(view)
  return marks.flatMap(({ kind, points: [point] }) => (isSpotKind(kind) && point ? [around(point, sign, sign)] : []))
}

interface Sizes {
  readonly width: number
  readonly sign: number
  readonly size: number
}

/** The best place first. */
function wishes({ kind, points }: Pick<MapMark, 'kind' | 'points'>, { width, sign, size }: Sizes): readonly MapPoint[] {
  const [x, y] = labelPoint(kind, points)
  if (!isSpotKind(kind)) return [[x, y], ...(markKinds[kind] === 'line' ? points : [])]
  const down = sign / 2 + size * 0.7
  const aside = sign / 2 + width / 2 + size * 0.2
  return [
    [x, y + down],
    [x + aside, y],
    [x - aside, y],
    [x, y - down],
  ]
}

function around([x, y]: MapPoint, width: number, height: number): MapPlace {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function isInside(box: MapPlace, view: MapPlace): boolean {
  return (
    box.x >= view.x && box.y >= view.y && box.x + box.width <= view.x + view.width && box.y + box.height <= view.y + view.height
  )
}

function isTouching(one: MapPlace, other: MapPlace): boolean {
  return (
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
  )
}
