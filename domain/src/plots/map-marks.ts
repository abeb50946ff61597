import type { FieldProblem } from '../shared/field-problem.ts'
import { mapReach } from './map-place.ts'

export type MapPoint = readonly [x: number, y: number]

/** What a campsite marks around its plots: a spot with a sign, a line, or a patch of ground. */
export const markKinds = {
  reception: 'spot',
  gate: 'spot',
  ablutions: 'spot',
  tap: 'spot',
  power: 'spot',
  braai: 'spot',
  kitchen: 'spot',
  rubbish: 'spot',
  parking: 'spot',
  playground: 'spot',
  pool: 'spot',
  shop: 'spot',
  road: 'line',
  path: 'line',
  river: 'line',
  fence: 'line',
  water: 'patch',
  shade: 'patch',
  lawn: 'patch',
  building: 'patch',
} as const

export type MarkKind = keyof typeof markKinds
export type MarkShape = (typeof markKinds)[MarkKind]
export type SpotKind = { [Kind in MarkKind]: (typeof markKinds)[Kind] extends 'spot' ? Kind : never }[MarkKind]

export interface MapMark {
  readonly kind: MarkKind
  /** `Breede River`; empty where the kind says enough. */
  readonly label: string
  /** In map units: one of a spot, the bends of a line, the corners of a patch. */
  readonly points: readonly MapPoint[]
}

export const mostMarks = 120
export const mostPoints = 40
export const longestMarkLabel = 40

/** Points that it takes, and no more than. */
export const pointsOf = {
  spot: { least: 1, most: 1 },
  line: { least: 2, most: mostPoints },
  patch: { least: 3, most: mostPoints },
} as const satisfies Record<MarkShape, { readonly least: number; readonly most: number }>

export function isMarkKind(text: string): text is MarkKind {
  return Object.hasOwn(markKinds, text)
}

export function isSpotKind(kind: MarkKind): kind is SpotKind {
  return markKinds[kind] === 'spot'
}

/** Problems of all marks, each behind its place in the list: `marks.3.points`. */
export function marksProblems(marks: readonly MapMark[]): readonly FieldProblem[] {
  if (marks.length > mostMarks) return [{ field: 'marks', code: 'too-much', most: mostMarks }]
  return marks.flatMap((mark, nth) => markProblems(`marks.${nth}`, mark))
}

function markProblems(field: string, { kind, label, points }: MapMark): readonly FieldProblem[] {
  const { least, most } = pointsOf[markKinds[kind]]
  if (label.length > longestMarkLabel) return [{ field: `${field}.label`, code: 'too-long', most: longestMarkLabel }]
  const wrong = `${field}.points`
  if (points.length < least) return [{ field: wrong, code: 'too-little', least }]
  if (points.length > most) return [{ field: wrong, code: 'too-much', most }]
  if (points.flat().some((side) => !Number.isFinite(side))) return [{ field: wrong, code: 'not-a-number' }]
  if (points.flat().some((side) => Math.abs(side) > mapReach)) return [{ field: wrong, code: 'too-much', most: mapReach }]
  return []
}

/** Whole units inside the map, wherever a drag or a key leads. */
export function movedPoint([x, y]: MapPoint, [right, down]: MapPoint): MapPoint {
  return [heldInside(x + right), heldInside(y + down)]
}

function heldInside(side: number): number {
  return Math.round(Math.min(mapReach, Math.max(-mapReach, side)))
}
