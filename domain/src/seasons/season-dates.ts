import { Temporal } from '../shared/temporal.ts'
import type { Season } from './season.ts'

/** First and last night, both inside. */
export type SeasonDates = Pick<Season, 'startDate' | 'endDate'>

export function shareANight(one: SeasonDates, other: SeasonDates): boolean {
  return isUntil(one.startDate, other.endDate) && isUntil(other.startDate, one.endDate)
}

/** What is left of some nights where others are taken out of them: before, after, both or nothing. */
export function nightsWithout(dates: SeasonDates, taken: SeasonDates): readonly SeasonDates[] {
  if (!shareANight(dates, taken)) return [dates]
  const before = { startDate: dates.startDate, endDate: taken.startDate.subtract({ days: 1 }) }
  const after = { startDate: taken.endDate.add({ days: 1 }), endDate: dates.endDate }
  return [before, after].filter(({ startDate, endDate }) => isUntil(startDate, endDate))
}

function isUntil(date: Temporal.PlainDate, last: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, last) <= 0
}
