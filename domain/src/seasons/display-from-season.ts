import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { Season, SeasonType } from './season.ts'
import { seasonNights } from './season-nights.ts'

const priorities: Readonly<Record<SeasonType, number>> = { out: 1, in: 2, peak: 3 }

/**
 * Of the active seasons that cover a night of the searched dates, the one with the lowest priority (rule S6).
 */
export function displayFromSeason(seasons: readonly Season[], dates: StayDates | null): Season | null {
  if (!dates) return null
  let found: Season | null = null
  for (const season of seasons) {
    if (!season.isActive || !coversANight(season, dates)) continue
    if (!found || priorities[season.seasonType] < priorities[found.seasonType]) found = season
  }
  return found
}

function coversANight(season: Season, dates: StayDates): boolean {
  const { first, last } = seasonNights(season)
  return first < dates.endNight && last >= dates.firstNight
}
