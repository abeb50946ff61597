import { type Night, nightOf } from '../nights/night.ts'
import type { NightCalendar } from '../nights/night-calendar.ts'
import type { DateRange, Discount } from './discount.ts'
import type { StayNight } from './stay-night.ts'

/** Why a discount passes a night by, in the order in which it is judged. */
export type DiscountObstacle = 'weekday' | 'season' | 'public-holiday' | 'school-holiday' | 'excluded-dates'

/** Null: the discount acts on the night. */
export function discountObstacle(discount: Discount, stayNight: StayNight, calendar: NightCalendar): DiscountObstacle | null {
  const { night } = stayNight
  if (!discount.validDays.includes(stayNight.weekday)) return 'weekday'
  if (!discount.seasonTypes.includes(stayNight.season?.seasonType ?? 'out')) return 'season'
  if (discount.excludeHolidays && calendar.isPublicHoliday(night)) return 'public-holiday'
  if (discount.excludeSchoolHolidays && calendar.isSchoolHoliday(night)) return 'school-holiday'
  return discount.excludeDateRanges.some((range) => holds(range, night)) ? 'excluded-dates' : null
}

function holds(range: DateRange, night: Night): boolean {
  return nightOf(range.startDate) <= night && night <= nightOf(range.endDate)
}
