import type { SchoolSeason } from './school-seasons.ts'
import type { Season, SeasonType } from './season.ts'
import { shareANight } from './season-dates.ts'

export interface PlannedHoliday {
  readonly holiday: SchoolSeason
  /** At which rate it is added; null leaves it out. */
  readonly seasonType: SeasonType | null
  /** Active seasons that have nights of it. */
  readonly takenBy: readonly Season[]
  /** One of them has exactly its nights, so that there is nothing to add. */
  readonly isThere: boolean
}

/** By first night, `2027-03-20`: the rate, or null for none. */
export type ChosenRates = ReadonlyMap<string, SeasonType | null>

/**
 * What becomes of the school holidays of a year. Without a choice a holiday is added at the rate that is
 * usual for it, unless others have nights of it.
 */
export function plannedSchoolSeasons(
  holidays: readonly SchoolSeason[],
  { seasons, chosen }: { readonly seasons: readonly Season[]; readonly chosen: ChosenRates },
): readonly PlannedHoliday[] {
  return holidays.map((holiday) => {
    const takenBy = seasons.filter((season) => season.isActive && shareANight(season, holiday))
    const isThere = takenBy.some(
      ({ startDate, endDate }) => startDate.equals(holiday.startDate) && endDate.equals(holiday.endDate),
    )
    const choice = chosen.get(holiday.startDate.toString())
    const usual = takenBy.length === 0 ? holiday.seasonType : null
    return { holiday, seasonType: isThere ? null : choice === undefined ? usual : choice, takenBy, isThere }
  })
}
