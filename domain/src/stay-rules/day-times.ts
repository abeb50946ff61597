import type { DayTimes, Site } from '../plots/plot.ts'
import { timedDays } from '../plots/timed-days.ts'
import type { Temporal } from '../shared/temporal.ts'

export interface DayTimesRequest {
  /** The sites of the reserved plots; at least one. */
  readonly sites: readonly Pick<Site, 'times'>[]
  readonly date: Temporal.PlainDate
  readonly isHoliday: boolean
}

/** The check-in and check-out of a weekday or holiday; of several sites the earliest of each (rule O10). */
export function dayTimes({ sites, date, isHoliday }: DayTimesRequest): DayTimes {
  const day = isHoliday ? 'holiday' : timedDays[date.dayOfWeek - 1]
  if (!day || sites.length === 0) throw new RangeError('a day needs a site to have times')
  const times = sites.map((site) => site.times[day])
  return { checkIn: earliest(times.map(({ checkIn }) => checkIn)), checkOut: earliest(times.map(({ checkOut }) => checkOut)) }
}

/** `HH:mm` sorts as text. */
function earliest(times: readonly string[]): string {
  return times.reduce((first, next) => (next < first ? next : first))
}
