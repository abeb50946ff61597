import { Temporal } from '../shared/temporal.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import type { HolidayCalendar } from './holiday-calendar.ts'

const friday = 5
const december = 12

/** From the first Friday of it that is not before `from`: a week in which schools are closed throughout. */
export function decemberWeek(
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
  calendar: Pick<HolidayCalendar, 'isSchoolHoliday'>,
): StayDates | undefined {
  const toFriday = (friday - from.dayOfWeek + 7) % 7
  for (let day = from.add({ days: toFriday }); Temporal.PlainDate.compare(day, until) < 0; day = day.add({ weeks: 1 })) {
    const end = day.add({ weeks: 1 })
    if (day.month === december && calendar.isSchoolHoliday(day) && calendar.isSchoolHoliday(end)) {
      return StayDates.of(day, end)
    }
  }
  return undefined
}
