import { Temporal } from '../shared/temporal.ts'
import type { Season } from './season.ts'

/** The active season that covers the night; null is a night that no active season covers. */
export function seasonOn(seasons: readonly Season[], night: Temporal.PlainDate): Season | null {
  return seasons.find((season) => season.isActive && covers(season, night)) ?? null
}

function covers(season: Season, night: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(season.startDate, night) <= 0 && Temporal.PlainDate.compare(night, season.endDate) <= 0
}
