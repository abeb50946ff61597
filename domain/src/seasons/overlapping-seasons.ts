import { Temporal } from '../shared/temporal.ts'
import type { Season } from './season.ts'

/** Two active seasons and the nights, both inside, that they would share. */
export interface SeasonOverlap {
  readonly first: Season
  readonly second: Season
  readonly firstNight: Temporal.PlainDate
  readonly lastNight: Temporal.PlainDate
}

/**
 * Every pair of active seasons of one organisation that shares a night; an organisation is saved only when
 * there is none.
 */
export function overlappingSeasons(seasons: readonly Season[]): readonly SeasonOverlap[] {
  const active = seasons.filter((season) => season.isActive).toSorted(byStart)
  return active.flatMap((first, position) => active.slice(position + 1).flatMap((second) => overlapOf(first, second)))
}

function overlapOf(first: Season, second: Season): readonly SeasonOverlap[] {
  const lastNight = earlier(first.endDate, second.endDate)
  if (Temporal.PlainDate.compare(second.startDate, lastNight) > 0) return []
  return [{ first, second, firstNight: second.startDate, lastNight }]
}

function byStart(one: Season, other: Season): number {
  return Temporal.PlainDate.compare(one.startDate, other.startDate)
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) <= 0 ? one : other
}
