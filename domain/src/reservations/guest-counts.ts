import type { Party } from '../stay-rules/party.ts'

export type GuestKind = 'adult' | 'pensioner' | 'child'
export type GuestLabel = 'adult' | 'adults' | 'pensioner' | 'pensioners' | 'child' | 'children'

const plurals = { adult: 'adults', pensioner: 'pensioners', child: 'children' } as const

/** The label's word in English, which is also its key in other languages (rule L11). */
export function guestLabel(kind: GuestKind, count: number): GuestLabel {
  return count === 1 ? kind : plurals[kind]
}

export interface GuestCount {
  readonly kind: GuestKind
  readonly count: number
  readonly label: GuestLabel
}

/** The kinds of guests that come along, those without anybody left out. */
export function guestCounts({ numberOfAdults, numberOfPensioners, childrenAges }: Party): readonly GuestCount[] {
  const counts = { adult: numberOfAdults, pensioner: numberOfPensioners, child: childrenAges.length }
  return (['adult', 'pensioner', 'child'] as const)
    .map((kind) => ({ kind, count: counts[kind], label: guestLabel(kind, counts[kind]) }))
    .filter(({ count }) => count > 0)
}
