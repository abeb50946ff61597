import { keptNightOf, type Night } from '../nights/night.ts'
import type { Season } from './season.ts'

export interface SeasonNights {
  readonly first: Night
  /** The night of its last day. */
  readonly last: Night
}

export function seasonNights({ startDate, endDate }: Season): SeasonNights {
  return { first: keptNightOf(startDate), last: keptNightOf(endDate) }
}
