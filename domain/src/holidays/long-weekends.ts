import { Temporal } from '../shared/temporal.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import type { HolidayCalendar } from './holiday-calendar.ts'

export interface LongWeekend {
  /** From the evening before the first free day to the last free day. */
  readonly stay: StayDates
  /** The public holidays that make it long, in order of date. */
  readonly holidays: readonly string[]
}

const saturday = 6
/** Saturday and Sunday alone are a weekend, not a long one. */
const shortestLongWeekend = 3

/**
 * Runs of at least three free days (weekends and public holidays) that begin on or after a date, soonest
 * first.
 */
export function longWeekends(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  calendar: HolidayCalendar,
): readonly LongWeekend[] {
  const found: LongWeekend[] = []
  let day = from
  while (Temporal.PlainDate.compare(day, to) <= 0) {
    const run = freeDaysFrom(day, calendar)
    const isWholeRun = !isFree(day.subtract({ days: 1 }), calendar)
    if (isWholeRun && run.length >= shortestLongWeekend) found.push(longWeekend(run, calendar))
    day = day.add({ days: Math.max(1, run.length) })
  }
  return found
}

/** The evening before the first Saturday after the date, for two nights. */
export function nextWeekend(after: Temporal.PlainDate): StayDates {
  const daysToFriday = (12 - after.dayOfWeek) % 7 || 7
  const friday = after.add({ days: daysToFriday })
  return StayDates.of(friday, friday.add({ days: 2 }))
}

function longWeekend(run: readonly Temporal.PlainDate[], calendar: HolidayCalendar): LongWeekend {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) throw new Error('a run of free days has a first and a last one')
  const holidays = run.map((day) => calendar.publicHolidayName(day)).filter((name) => name !== null)
  return { stay: StayDates.of(first.subtract({ days: 1 }), last), holidays }
}

function freeDaysFrom(start: Temporal.PlainDate, calendar: HolidayCalendar): readonly Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = []
  for (let day = start; isFree(day, calendar); day = day.add({ days: 1 })) days.push(day)
  return days
}

function isFree(day: Temporal.PlainDate, calendar: HolidayCalendar): boolean {
  return day.dayOfWeek >= saturday || calendar.isPublicHoliday(day)
}
