import type { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import { Temporal } from '../shared/temporal.ts'
import type { DateRange, Discount } from './discount.ts'
import type { StayNight } from './stay-night.ts'

/** Whether the discount touches this night: valid weekday, listed season type, and none of what it excludes. */
export function discountAppliesOn(discount: Discount, night: StayNight, holidays: HolidayCalendar): boolean {
  if (!discount.validDays.includes(night.weekday)) return false
  if (!discount.seasonTypes.includes(night.season?.seasonType ?? 'out')) return false
  if (discount.excludeHolidays && holidays.isPublicHoliday(night.date)) return false
  if (discount.excludeSchoolHolidays && holidays.isSchoolHoliday(night.date)) return false
  return !discount.excludeDateRanges.some((range) => holds(range, night.date))
}

function holds(range: DateRange, date: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(range.startDate, date) <= 0 && Temporal.PlainDate.compare(date, range.endDate) <= 0
}
