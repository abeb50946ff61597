import type { Translator } from '../wording/catalogue.ts'

export interface PartyCounts {
  readonly numberOfAdults: number
  readonly numberOfPensioners: number
  /** Null: not said yet. */
  readonly childrenAges: readonly (number | null)[]
}

/** `2 adults, 1 pensioner, 2 children (7, ?)`; kinds that are absent are not said. */
export function partyText(t: Translator<'common'>, { numberOfAdults, numberOfPensioners, childrenAges }: PartyCounts): string {
  const children = childrenAges.length
  return [
    numberOfAdults > 0 && t('adults', { count: numberOfAdults }),
    numberOfPensioners > 0 && t('pensioners', { count: numberOfPensioners }),
    children > 0 && `${t('children', { count: children })} (${childrenAges.map((age) => age ?? '?').join(', ')})`,
  ]
    .filter(Boolean)
    .join(', ')
}
