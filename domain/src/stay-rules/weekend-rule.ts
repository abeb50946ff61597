import { weekdayOf } from '../nights/night.ts'
import type { StayDates } from './stay-dates.ts'

/** Whether the stay has exactly one of the nights Friday and Saturday of some weekend. */
export function isHalfWeekend(stay: StayDates): boolean {
  return weekdayOf(stay.endNight - 1) === 'FRIDAY' || weekdayOf(stay.firstNight) === 'SATURDAY'
}
