import { Temporal } from '../shared/temporal.ts'
import type { Season } from './season.ts'

/** Nights: nobody asks for more than a year. */
export const longestMinimumStay = 365
/** Characters of the name of a season, a discount, an age scale. */
export const longestSettingName = 100

export type SeasonProblem =
  | { readonly code: 'name-missing' | 'name-too-long' | 'ends-before-it-begins' | 'minimum-stay-invalid' }
  | {
      readonly code: 'season-overlaps'
      readonly other: Season
      /** Both inside. */
      readonly firstNight: Temporal.PlainDate
      readonly lastNight: Temporal.PlainDate
    }

/**
 * What speaks against saving a season among the others of its organisation; only active ones can be in its
 * way.
 */
export function seasonProblems(season: Season, seasons: readonly Season[]): readonly SeasonProblem[] {
  const { name, startDate, endDate, minimumStayPeriod } = season
  const isWrongWayRound = Temporal.PlainDate.compare(startDate, endDate) > 0
  const problems: readonly (SeasonProblem | false)[] = [
    name.trim() === '' && { code: 'name-missing' },
    name.length > longestSettingName && { code: 'name-too-long' },
    isWrongWayRound && { code: 'ends-before-it-begins' },
    !isNights(minimumStayPeriod) && { code: 'minimum-stay-invalid' },
  ]
  return [...problems.filter((problem) => problem !== false), ...(isWrongWayRound ? [] : overlaps(season, seasons))]
}

/** Whole nights from none to a year. */
export function isNights(nights: number): boolean {
  return Number.isInteger(nights) && nights >= 0 && nights <= longestMinimumStay
}

function overlaps(season: Season, seasons: readonly Season[]): readonly SeasonProblem[] {
  if (!season.isActive) return []
  return seasons
    .filter((other) => other.isActive && other.id !== season.id)
    .flatMap((other) => {
      const firstNight = later(season.startDate, other.startDate)
      const lastNight = earlier(season.endDate, other.endDate)
      if (Temporal.PlainDate.compare(firstNight, lastNight) > 0) return []
      return [{ code: 'season-overlaps', other, firstNight, lastNight } as const]
    })
}

function later(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) >= 0 ? one : other
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) <= 0 ? one : other
}
