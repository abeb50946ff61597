import type { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import { Temporal } from '../shared/temporal.ts'
import type { Season } from './season.ts'

export type SchoolSeason = Pick<Season, 'name' | 'seasonType' | 'startDate' | 'endDate'>

/** A day or two off between terms is no season of its own. */
const fewestNights = 5
/** A holiday that has begun counts from where it began, at most so many days ago. */
const longestHoliday = 60

/**
 * The seasons of a campsite that follows the schools: the long summer holiday is peak, the others are in
 * season, and every other night is off-peak without a season of its own (rules O8, O15). The night before
 * school begins again is out.
 */
export function schoolSeasons(
  calendar: Pick<HolidayCalendar, 'isSchoolHoliday'>,
  { from, until }: { readonly from: Temporal.PlainDate; readonly until: Temporal.PlainDate },
): readonly SchoolSeason[] {
  const seasons: SchoolSeason[] = []
  let start: Temporal.PlainDate | null = null
  for (
    let day = from.subtract({ days: longestHoliday });
    Temporal.PlainDate.compare(day, until) <= 0;
    day = day.add({ days: 1 })
  ) {
    if (calendar.isSchoolHoliday(day)) start ??= day
    else if (start) {
      const season = seasonOf(start, day.subtract({ days: 2 }))
      if (season && Temporal.PlainDate.compare(season.endDate, from) >= 0) seasons.push(season)
      start = null
    }
  }
  return seasons
}

/** Those that begin in one year; the summer holiday ends in the next. */
export function schoolSeasonsOfYear(calendar: Pick<HolidayCalendar, 'isSchoolHoliday'>, year: number): readonly SchoolSeason[] {
  const from = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  const until = from.add({ years: 1, days: longestHoliday })
  return schoolSeasons(calendar, { from, until }).filter(({ startDate }) => startDate.year === year)
}

function seasonOf(startDate: Temporal.PlainDate, endDate: Temporal.PlainDate): SchoolSeason | undefined {
  if (startDate.until(endDate).days + 1 < fewestNights) return undefined
  const isSummer = startDate.year !== endDate.year || startDate.month === 12
  const name = `${isSummer ? 'Summer' : holidayOf(startDate.month)} school holiday ${startDate.year}`
  return { name, seasonType: isSummer ? 'peak' : 'in', startDate, endDate }
}

function holidayOf(month: number): string {
  if (month <= 4) return 'Easter'
  return month <= 8 ? 'Winter' : 'Spring'
}
