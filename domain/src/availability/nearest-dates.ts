import type { StayDates } from '../stay-rules/stay-dates.ts'

export const nearestDatesReach = 14

/**
 * Stays of as many nights within 14 days either side of the arrival, nearest first, of two equally near the
 * earlier one.
 */
export function nearestStays(stay: StayDates): readonly StayDates[] {
  return Array.from({ length: nearestDatesReach }, (_, index) => index + 1).flatMap((days) => [
    stay.movedBy(-days),
    stay.movedBy(days),
  ])
}
