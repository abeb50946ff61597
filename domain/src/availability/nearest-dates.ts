import type { StayDates } from '../stay-rules/stay-dates.ts'

export const nearestDatesReach = 14

/**
 * Other dates for as many nights within 14 days either side of the arrival on which the stay fits, nearest
 * first, of two equally near the earlier one. Asks `fits` no further than it needs.
 */
export function nearestDates(stay: StayDates, fits: (stay: StayDates) => boolean, atMost = 3): readonly StayDates[] {
  const found: StayDates[] = []
  for (const shifted of shiftedStays(stay)) {
    if (found.length >= atMost) break
    if (fits(shifted)) found.push(shifted)
  }
  return found
}

/** The 28 stays that `nearestDates` looks at, nearest first. */
export function shiftedStays(stay: StayDates): readonly StayDates[] {
  return Array.from({ length: nearestDatesReach }, (_, index) => index + 1)
    .flatMap((days) => [-days, days])
    .map((days) => stay.movedBy(days))
}
