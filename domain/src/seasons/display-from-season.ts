import { Temporal } from '../shared/temporal.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { Season, SeasonType } from './season.ts'

const priorities: Readonly<Record<SeasonType, number>> = { out: 1, in: 2, peak: 3 }

/**
 * Of the active seasons that cover a night of the searched dates, the one with the lowest priority (rule S6).
 */
export function displayFromSeason(seasons: readonly Season[], dates: StayDates | null): Season | null {
  if (!dates) return null
  const overlapping = seasons.filter((season) => season.isActive && coversANight(season, dates))
  return overlapping.toSorted((one, other) => priorities[one.seasonType] - priorities[other.seasonType])[0] ?? null
}

function coversANight(season: Season, dates: StayDates): boolean {
  const startsBeforeDeparture = Temporal.PlainDate.compare(season.startDate, dates.departure) < 0
  return startsBeforeDeparture && Temporal.PlainDate.compare(season.endDate, dates.arrival) >= 0
}
