import {
  isMarkKind,
  type MapMark,
  type MapPoint,
  type MarkKind,
  markKinds,
  movedPoint,
  pointsOf,
} from '@camp/domain/plots/map-marks.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { withHyphen } from '#app/formatting/typed-number.ts'
import { type Side, typedPlace } from './map-places.ts'

/** As typed: `40 60; 120 80`. */
export interface TypedMark {
  readonly kind: string
  readonly label: string
  readonly points: string
}

export const emptyMark: TypedMark = { kind: '', label: '', points: '' }
export const emptyRows = 3

/** With rows for new marks, for whoever types them. */
export function withEmptyRows(marks: readonly TypedMark[]): readonly TypedMark[] {
  return [...marks, ...Array.from({ length: emptyRows }, () => emptyMark)]
}

export function typedMark({ kind, label, points }: MapMark): TypedMark {
  return { kind, label, points: points.map((point) => point.join(' ')).join('; ') }
}

/**
 * A row that nobody filled in, or one of a mark that stood on the map and has no kind or no place any more,
 * which takes it off. `opened` is the text of the map as it was opened.
 */
export function isLeftOut({ kind, label, points }: TypedMark, opened: string): boolean {
  if (kind === '' && points === '' && label === '') return true
  if (kind !== '' && points !== '') return false
  return openedGround(opened).marks.some(
    (known) => (kind === '' ? known.points === points : known.kind === kind) && known.label === label,
  )
}

/** What is missing of a mark that somebody began. */
export function missingOf({ kind, points }: TypedMark): 'kind' | 'points' | null {
  if (!isMarkKind(kind)) return 'kind'
  return points.trim() === '' ? 'points' : null
}

interface OpenedGround {
  readonly marks: readonly TypedMark[]
  /** Null where there was no picture, or nobody had placed it. */
  readonly background: Readonly<Record<Side, string>> | null
  readonly opacity: string
  readonly scale: string
}

type GroundText = readonly [
  readonly (readonly [MarkKind, string, readonly MapPoint[]])[],
  readonly [number, number, number, number, number] | null,
  number | null,
]

/** A map as its form showed it when it was opened, from its text. */
export function openedGround(opened: string): OpenedGround {
  try {
    const [marks, background, metresPerHundred]: GroundText = JSON.parse(opened)
    const [x, y, width, height, opacity] = background ?? [0, 0, 0, 0, 100]
    return {
      marks: marks.map(([kind, label, points]) => typedMark({ kind, label, points })),
      background: background && typedPlace({ x, y, width, height }),
      opacity: String(opacity),
      scale: metresPerHundred === null ? '' : String(metresPerHundred),
    }
  } catch {
    return { marks: [], background: null, opacity: '100', scale: '' }
  }
}

/** Undefined where no kind is chosen or no place is typed: the mark is off the map. NaN is no number. */
export function readMark({ kind, label, points }: TypedMark): MapMark | undefined {
  if (!isMarkKind(kind) || points.trim() === '') return undefined
  return {
    kind,
    label: label.trim(),
    points: points
      .split(';')
      .filter((point) => point.trim() !== '')
      .map(readPoint),
  }
}

function readPoint(text: string): MapPoint {
  const sides = withHyphen(text)
    .trim()
    .split(/[\s,]+/)
  const [x, y] = sides.map(Number)
  return sides.length === 2 ? [x ?? Number.NaN, y ?? Number.NaN] : [Number.NaN, Number.NaN]
}

/** Those of the list that can be drawn, each with its place in it. */
export function drawableMarks(typed: readonly TypedMark[]): readonly { readonly nth: number; readonly mark: MapMark }[] {
  return typed.flatMap((one, nth) => {
    const mark = readMark(one)
    return mark?.points.flat().every(Number.isFinite) && mark.points.length > 0 ? [{ nth, mark }] : []
  })
}

/** A first shape in the middle of what is in sight, to be dragged into its own. */
export function newMark(kind: MarkKind, view: MapPlace): MapMark {
  const middle: MapPoint = [Math.round(view.x + view.width / 2), Math.round(view.y + view.height / 2)]
  const shape = markKinds[kind]
  const corners: readonly MapPoint[] = { spot: spot, line, patch }[shape]
  return { kind, label: '', points: corners.map((corner) => movedPoint(middle, corner)) }
}

const spot: readonly MapPoint[] = [[0, 0]]
const line: readonly MapPoint[] = [
  [-60, 0],
  [0, 0],
  [60, 0],
]
const patch: readonly MapPoint[] = [
  [-50, -35],
  [50, -35],
  [50, 35],
  [-50, 35],
]

export function movedMark(mark: MapMark, by: MapPoint): MapMark {
  return { ...mark, points: mark.points.map((point) => movedPoint(point, by)) }
}

export function withBendMoved(mark: MapMark, bend: number, by: MapPoint): MapMark {
  return { ...mark, points: mark.points.map((point, nth) => (nth === bend ? movedPoint(point, by) : point)) }
}

/** One more, halfway to the next; behind the last one a little further. Undefined where there is no room. */
export function withBendAdded(mark: MapMark, bend: number): MapMark | undefined {
  const shape = markKinds[mark.kind]
  if (mark.points.length >= pointsOf[shape].most) return undefined
  const at = mark.points[bend]
  const isLast = bend === mark.points.length - 1
  const next = mark.points[isLast && shape === 'patch' ? 0 : bend + 1]
  if (!at) return undefined
  const added: MapPoint = next ? [Math.round((at[0] + next[0]) / 2), Math.round((at[1] + next[1]) / 2)] : movedPoint(at, [30, 0])
  return { ...mark, points: mark.points.toSpliced(bend + 1, 0, added) }
}

/** Undefined where it would be no line or patch any more. */
export function withoutBend(mark: MapMark, bend: number): MapMark | undefined {
  if (mark.points.length <= pointsOf[markKinds[mark.kind]].least) return undefined
  return { ...mark, points: mark.points.toSpliced(bend, 1) }
}
