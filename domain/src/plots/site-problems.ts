import { supplementProblems } from '../pricing/weekday-supplement.ts'
import { type FieldProblem, textProblems } from '../shared/field-problem.ts'
import { longestPlaceName } from './longest-place-name.ts'
import { type Site, siteTypes } from './plot.ts'
import { timedDays } from './timed-days.ts'

export type SiteWish = Pick<Site, 'name' | 'siteType' | 'isActive' | 'isOnlineBookingActive' | 'times' | 'weekdaySupplement'>

/** What speaks against saving a site. The field of a time is `monday.checkIn`. */
export function siteProblems({ name, siteType, times, weekdaySupplement }: SiteWish): readonly FieldProblem[] {
  return [
    ...textProblems('name', name, longestPlaceName),
    ...(siteTypes.includes(siteType) ? [] : [{ field: 'siteType', code: 'unknown' as const }]),
    ...timedDays.flatMap((day) => [
      ...timeProblems(`${day}.checkIn`, times[day].checkIn),
      ...timeProblems(`${day}.checkOut`, times[day].checkOut),
    ]),
    ...supplementProblems(weekdaySupplement),
  ]
}

function timeProblems(field: string, time: string): readonly FieldProblem[] {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? [] : [{ field, code: 'not-a-time' }]
}
