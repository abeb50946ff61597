import { type RateColumn, type Weekday, weekdays } from '../plots/plot.ts'
import { rateColumn } from '../seasons/rate-column.ts'
import type { Season } from '../seasons/season.ts'
import { seasonOn } from '../seasons/season-on.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'

/** What an organisation's calendar says of one night, the same for all of its plots. */
export interface StayNight {
  readonly date: Temporal.PlainDate
  readonly weekday: Weekday
  readonly season: Season | null
  readonly column: RateColumn
}

export function stayNights(stay: StayDates, seasons: readonly Season[]): readonly StayNight[] {
  return stay.nights().map((date) => {
    const season = seasonOn(seasons, date)
    return { date, weekday: weekdayOf(date), season, column: rateColumn(season?.seasonType ?? null) }
  })
}

function weekdayOf(date: Temporal.PlainDate): Weekday {
  const weekday = weekdays[date.dayOfWeek - 1]
  if (!weekday) throw new RangeError(`${date} has no day of the week`)
  return weekday
}
