import { type Night, weekdayOf } from '../nights/night.ts'
import type { NightCalendar } from '../nights/night-calendar.ts'
import type { RateColumn, Weekday } from '../plots/plot.ts'
import { rateColumn } from '../seasons/rate-column.ts'
import type { Season } from '../seasons/season.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'

/** What an organisation's calendar says of one night, the same for all of its plots. */
export interface StayNight {
  readonly night: Night
  readonly weekday: Weekday
  readonly season: Season | null
  readonly column: RateColumn
}

export function stayNights(stay: StayDates, calendar: NightCalendar): readonly StayNight[] {
  return stay.nights().map((night) => {
    const season = calendar.seasonOn(night)
    return { night, weekday: weekdayOf(night), season, column: rateColumn(season?.seasonType ?? null) }
  })
}
