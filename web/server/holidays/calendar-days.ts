import { declaredHolidays } from '@camp/domain/holidays/declared-holidays.ts'
import { longWeekends } from '@camp/domain/holidays/long-weekends.ts'
import { publicHolidays } from '@camp/domain/holidays/public-holidays.ts'
import { publishedSchoolHolidays } from '@camp/domain/holidays/published-school-holidays.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { stayOnWire } from '../wire/on-wire.ts'
import { nationalCalendar } from './quick-starts.ts'

/** How far ahead a stay may begin, in months. */
const monthsAhead = 18

export type CalendarDays = ReturnType<typeof calendarDays>

export function calendarDays(today: Temporal.PlainDate) {
  const end = today.add({ months: monthsAhead })
  const years = [today.year, today.year + 1, today.year + 2]
  return {
    publicHolidays: [...years.flatMap(publicHolidays), ...declaredHolidays].map(({ date, name }) => ({
      date: date.toString(),
      name,
    })),
    schoolHolidays: publishedSchoolHolidays
      .filter(({ endDate }) => endDate.toString() >= today.toString())
      .map(({ name, startDate, endDate }) => ({ name, from: startDate.toString(), to: endDate.toString() })),
    longWeekends: longWeekends(today.add({ days: 1 }), end, nationalCalendar).map(({ stay, holidays }) => ({
      ...stayOnWire(stay),
      holidays,
    })),
  }
}
