import { type Weekday, weekdays } from '../plots/plot.ts'
import { Temporal } from '../shared/temporal.ts'

/** A night by the day on which it begins: whole days since 1 January 1970. */
export type Night = number

const dayZero = Temporal.PlainDate.from('1970-01-01')
const millisecondsInDay = 86_400_000
/** 1 January 1970 was a Thursday. */
const weekdayOfDayZero = weekdays.indexOf('THURSDAY')

const mostDatesKept = 10_000
const datesKept = new Map<Night, Temporal.PlainDate>()

export function nightOf(date: Temporal.PlainDate): Night {
  return new Date(0).setUTCFullYear(date.year, date.month - 1, date.day) / millisecondsInDay
}

const nightsKept = new WeakMap<Temporal.PlainDate, Night>()

/** As `nightOf`, for dates that are kept: dates are slow to read, and many seasons share a few. */
export function keptNightOf(date: Temporal.PlainDate): Night {
  const kept = nightsKept.get(date)
  if (kept !== undefined) return kept
  const night = nightOf(date)
  nightsKept.set(date, night)
  return night
}

/** The same few thousand dates are asked for again and again, and each is made once. */
export function dateOf(night: Night): Temporal.PlainDate {
  const known = datesKept.get(night)
  if (known) return known
  const date = dayZero.add({ days: night })
  if (datesKept.size >= mostDatesKept) datesKept.clear()
  datesKept.set(night, date)
  return date
}

/** The nights from one up to, not including, another. */
export function nightsFrom(first: Night, end: Night): readonly Night[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
}

export function weekdayOf(night: Night): Weekday {
  const weekday = weekdays[(((night + weekdayOfDayZero) % 7) + 7) % 7]
  if (!weekday) throw new RangeError(`${night} is no night`)
  return weekday
}
