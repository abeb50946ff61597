import type { SeasonId } from '../shared/ids.ts'
import type { Season } from './season.ts'
import { nightsWithout, type SeasonDates } from './season-dates.ts'

/** An active season of which others take nights. */
export interface GivingWay {
  readonly season: Season
  /** The nights that it keeps, in their order; none where all are taken, which switches it off. */
  readonly parts: readonly SeasonDates[]
}

/** Which seasons lose nights to those that are to be saved, and what they keep (rule O8). */
export function seasonsGivingWay(saved: readonly Season[], seasons: readonly Season[]): readonly GivingWay[] {
  const taking = saved.filter(({ isActive }) => isActive)
  const isSaved = new Set(saved.map(({ id }) => id))
  return seasons
    .filter(({ id, isActive }) => isActive && !isSaved.has(id))
    .flatMap((season) => {
      const whole: readonly SeasonDates[] = [season]
      const parts = taking.reduce((left, taken) => left.flatMap((part) => nightsWithout(part, taken)), whole)
      return parts[0] === season ? [] : [{ season, parts: parts.map(datesOf) }]
    })
}

/**
 * What is to be written, in an order in which no two active seasons share a night at any moment. A season in
 * several parts is that season and new ones of its name.
 */
export function partedSeasons(givingWay: readonly GivingWay[], newId: () => SeasonId): readonly Season[] {
  const kept = givingWay.map(({ season, parts: [first] }) => ({ ...season, ...(first ?? { isActive: false }) }))
  const added = givingWay.flatMap(({ season, parts }) => parts.slice(1).map((part) => ({ ...season, ...part, id: newId() })))
  return [...kept, ...added]
}

function datesOf({ startDate, endDate }: SeasonDates): SeasonDates {
  return { startDate, endDate }
}
