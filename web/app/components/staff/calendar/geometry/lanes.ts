import type { Nights } from './columns.ts'

/**
 * What lies on one plot, each with the lane it is drawn in: on a shared plot parties lie above each other.
 */
export interface Lanes<Item> {
  readonly items: readonly (Item & { readonly lane: number })[]
  readonly count: number
}

/** As few lanes as the fullest night needs: each item takes the first that is free on its arrival. */
export function inLanes<Item extends Nights>(items: readonly Item[]): Lanes<Item> {
  const ends: string[] = []
  const placed = items.toSorted(byArrival).map((item) => {
    const free = ends.findIndex((end) => end <= item.arrival)
    const lane = free < 0 ? ends.length : free
    ends[lane] = item.departure
    return { ...item, lane }
  })
  return { items: placed, count: Math.max(ends.length, 1) }
}

function byArrival(one: Nights, other: Nights): number {
  if (one.arrival !== other.arrival) return one.arrival < other.arrival ? -1 : 1
  return one.departure < other.departure ? -1 : Number(one.departure > other.departure)
}
