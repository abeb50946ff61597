import { isBefore } from '../shared/date-order.ts'
import { Temporal } from '../shared/temporal.ts'
import type { Season } from './season.ts'

/**
 * Some days of a year, both ends inside, that the same active seasons cover: none is off-peak by rule, two
 * are one too many.
 */
export interface YearSpan {
  readonly firstNight: Temporal.PlainDate
  readonly lastNight: Temporal.PlainDate
  readonly seasons: readonly Season[]
}

/** A calendar year cut where the covering seasons change: every night stands in exactly one span. */
export function seasonYear(seasons: readonly Season[], year: number): readonly YearSpan[] {
  const newYear = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  const nextYear = newYear.add({ years: 1 })
  const active = seasons.filter((season) => season.isActive)
  const changes = active.flatMap((season) => [season.startDate, season.endDate.add({ days: 1 })])
  const starts = [newYear, ...changes.filter((date) => isBefore(newYear, date) && isBefore(date, nextYear))]
  const ascending = [...new Map(starts.toSorted(Temporal.PlainDate.compare).map((date) => [date.toString(), date])).values()]
  return ascending.map((firstNight, position) => ({
    firstNight,
    lastNight: (ascending[position + 1] ?? nextYear).subtract({ days: 1 }),
    seasons: active.filter((season) => !isBefore(firstNight, season.startDate) && !isBefore(season.endDate, firstNight)),
  }))
}

/** The years that a list of seasons touches, ascending. */
export function seasonYears(seasons: readonly Season[]): readonly number[] {
  const years = seasons.flatMap(({ startDate, endDate }) =>
    Array.from({ length: endDate.year - startDate.year + 1 }, (_, index) => startDate.year + index),
  )
  return [...new Set(years)].toSorted((one, other) => one - other)
}
