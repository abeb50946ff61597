import type { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import { Temporal } from '../shared/temporal.ts'
import type { DateRange, Discount } from './discount.ts'
import type { StayNight } from './stay-night.ts'

/** Why a discount passes a night by, in the order in which it is judged. */
export type DiscountObstacle = 'weekday' | 'season' | 'public-holiday' | 'school-holiday' | 'excluded-dates'

/** Null: the discount acts on the night. */
export function discountObstacle(discount: Discount, night: StayNight, holidays: HolidayCalendar): DiscountObstacle | null {
  if (!discount.validDays.includes(night.weekday)) return 'weekday'
  if (!discount.seasonTypes.includes(night.season?.seasonType ?? 'out')) return 'season'
  if (discount.excludeHolidays && holidays.isPublicHoliday(night.date)) return 'public-holiday'
  if (discount.excludeSchoolHolidays && holidays.isSchoolHoliday(night.date)) return 'school-holiday'
  return discount.excludeDateRanges.some((range) => holds(range, night.date)) ? 'excluded-dates' : null
}

function holds(range: DateRange, date: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(range.startDate, date) <= 0 && Temporal.PlainDate.compare(date, range.endDate) <= 0
}
