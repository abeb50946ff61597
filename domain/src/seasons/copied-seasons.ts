import { Temporal } from '../shared/temporal.ts'
import type { Season } from './season.ts'
import { type SeasonDates, shareANight } from './season-dates.ts'

/**
 * `same-dates` keeps days and months (15 December stays 15 December); `same-weekdays` moves by whole weeks,
 * so that a season that began on a Friday begins on a Friday.
 */
export type SeasonCopying = 'same-dates' | 'same-weekdays'

export type SeasonCopy = Omit<Season, 'id'> & {
  readonly copyOf: Season
  /** The active season that has a night of it already; a copy with one is left out. */
  readonly standsInItsWay: Season | null
}

export interface SeasonCopyRequest {
  readonly seasons: readonly Season[]
  readonly fromYear: number
  readonly toYear: number
  readonly copying: SeasonCopying
}

/**
 * The active seasons that begin in one year, as they would be in a later one, in their order; a name that
 * says the year says the new one.
 */
export function copiedSeasons({ seasons, fromYear, toYear, copying }: SeasonCopyRequest): readonly SeasonCopy[] {
  const originals = seasons
    .filter(({ isActive, startDate }) => isActive && startDate.year === fromYear)
    .toSorted((one, other) => Temporal.PlainDate.compare(one.startDate, other.startDate))
  const moved = copying === 'same-weekdays' ? byWeeks(originals, toYear) : byYears(toYear - fromYear)
  return originals.flatMap((season) => {
    const { id: _, ...facts } = season
    const name = nameInYear(season, toYear)
    const copy = { ...facts, ...moved(season), name, copyOf: season }
    if (Temporal.PlainDate.compare(copy.startDate, copy.endDate) > 0) return []
    return [{ ...copy, standsInItsWay: seasons.find((other) => other.isActive && shareANight(other, copy)) ?? null }]
  })
}

/**
 * The years of the season, each as much later: `December 2026 – January 2027`, `Summer 2026/27`. Any other
 * number is no year of it.
 */
function nameInYear({ name, startDate, endDate }: SeasonDates & Pick<Season, 'name'>, toYear: number): string {
  const later = toYear - startDate.year
  return name.replaceAll(/(?<!\d)(\d{4})(?:([/–-])(\d{2}))?(?!\d)/g, (said, first, between, second) => {
    const year = Number(first)
    if (year < startDate.year || year > endDate.year) return said
    const isNext = second === String(year + 1).slice(2)
    if (second !== undefined && !isNext) return said.replace(first, String(year + later))
    return `${year + later}${second === undefined ? '' : `${between}${String(year + later + 1).slice(2)}`}`
  })
}

/**
 * The nearest whole number of weeks, the same for all, with which none begins before the year: lengths and
 * weekdays stay.
 */
function byWeeks([first]: readonly Season[], toYear: number): (dates: SeasonDates) => SeasonDates {
  if (!first) return (dates) => dates
  const start = first.startDate
  const nearest = Math.round(start.until(byYears(toYear - start.year)(first).startDate).days / 7)
  const weeks = start.add({ weeks: nearest }).year < toYear ? nearest + 1 : nearest
  return ({ startDate, endDate }) => ({ startDate: startDate.add({ weeks }), endDate: endDate.add({ weeks }) })
}

/**
 * Moves the day after the end, so that neighbours stay neighbours over a 29 February and the end of February
 * stays its end.
 */
function byYears(years: number): (dates: SeasonDates) => SeasonDates {
  const same = (date: Temporal.PlainDate) => {
    const moved = date.add({ years })
    return moved.day === date.day ? moved : moved.add({ days: 1 })
  }
  return ({ startDate, endDate }) => ({
    startDate: same(startDate),
    endDate: same(endDate.add({ days: 1 })).subtract({ days: 1 }),
  })
}
