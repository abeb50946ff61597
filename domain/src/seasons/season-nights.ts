import { type Night, nightOf } from '../nights/night.ts'
import type { Season } from './season.ts'

export interface SeasonNights {
  readonly first: Night
  /** The night of its last day. */
  readonly last: Night
}

/** Dates are slow to compare, and every search asks for the same seasons. */
const known = new WeakMap<Season, SeasonNights>()

export function seasonNights(season: Season): SeasonNights {
  const nights = known.get(season) ?? { first: nightOf(season.startDate), last: nightOf(season.endDate) }
  known.set(season, nights)
  return nights
}
