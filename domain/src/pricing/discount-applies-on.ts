import type { NightCalendar } from '../nights/night-calendar.ts'
import type { Discount } from './discount.ts'
import { discountObstacle } from './discount-obstacle.ts'
import type { StayNight } from './stay-night.ts'

/**
 * Whether the discount touches this night: valid weekday, listed season type, and none of what it excludes.
 */
export function discountAppliesOn(discount: Discount, night: StayNight, calendar: NightCalendar): boolean {
  return discountObstacle(discount, night, calendar) === null
}
