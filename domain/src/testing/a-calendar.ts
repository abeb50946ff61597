import { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import { NightCalendar } from '../nights/night-calendar.ts'
import type { Season } from '../seasons/season.ts'

export const noHolidays = HolidayCalendar.of({ country: 'ZA', provinceCode: 'WC' }, { declared: [], schoolHolidays: [] })

/** Of a campsite with these seasons, where nobody ever has a holiday. */
export function aCalendar(seasons: readonly Season[] = []): NightCalendar {
  return NightCalendar.of(seasons, noHolidays)
}
