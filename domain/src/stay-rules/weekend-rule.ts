import type { StayDates } from './stay-dates.ts'

const friday = 5
const saturday = 6

/** Whether the stay has exactly one of the nights Friday and Saturday of some weekend. */
export function isHalfWeekend(stay: StayDates): boolean {
  const nights = stay.nights()
  const endsOnFridayNight = nights.at(-1)?.dayOfWeek === friday
  const startsOnSaturdayNight = nights[0]?.dayOfWeek === saturday
  return endsOnFridayNight || startsOnSaturdayNight
}
