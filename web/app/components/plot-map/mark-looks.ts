import { isSpotKind, type MapMark, type MarkKind, markKinds, type SpotKind } from '@camp/domain/plots/map-marks.ts'
import type { FacilityIconName, IconName } from '../icon-names.ts'

/** The sign of each spot. */
export const markSigns: Readonly<Record<SpotKind, IconName | FacilityIconName>> = {
  reception: 'info',
  gate: 'door-open',
  ablutions: 'shower-head',
  tap: 'droplets',
  power: 'plug',
  braai: 'flame',
  kitchen: 'cooking-pot',
  rubbish: 'trash-2',
  parking: 'square-parking',
  playground: 'ferris-wheel',
  pool: 'waves-ladder',
  shop: 'store',
}

export const allKinds = Object.keys(markKinds) as readonly MarkKind[]

/** Patches lie under lines, grass under trees; spots stand on everything. */
const fromBelow: readonly MarkKind[] = ['lawn', 'water', 'shade', 'river', 'path', 'road', 'fence', 'building']

export interface GroundMark extends MapMark {
  /** Its place in the list as drawn. */
  readonly nth: number
}

export function groundMarks(marks: readonly MapMark[]): readonly GroundMark[] {
  return marks
    .map((mark, nth) => ({ ...mark, nth }))
    .filter(({ kind }) => !isSpotKind(kind))
    .toSorted((one, other) => fromBelow.indexOf(one.kind) - fromBelow.indexOf(other.kind))
}

export interface SpotMark extends GroundMark {
  readonly kind: SpotKind
}

export function spotMarks(marks: readonly MapMark[]): readonly SpotMark[] {
  return marks.flatMap(({ kind, ...mark }, nth) => (isSpotKind(kind) ? [{ ...mark, kind, nth }] : []))
}

/** The kinds that a map has, in the order of the list of kinds. */
export function kindsOf(marks: readonly MapMark[]): readonly MarkKind[] {
  return allKinds.filter((kind) => marks.some((mark) => mark.kind === kind))
}
