import { isSolvedByAllocation } from './criteria.ts'
import type { PlotAvailability } from './plot-availability.ts'

/** What is in the way on a plot, other than the guests, tents and caravans that several plots share out. */
export type Obstacle =
  | { readonly code: 'weekend' }
  | { readonly code: 'stay-too-short'; readonly required: number; readonly requested: number }
  | { readonly code: 'arrival' }
  | { readonly code: 'full' }

const sizes: Readonly<Record<Obstacle['code'], number>> = { weekend: 1, 'stay-too-short': 2, arrival: 3, full: 4 }

/** Null where nothing is. */
export function obstacleOf({ unavailableReason, criteria }: PlotAvailability): Obstacle | null {
  if (unavailableReason === 'booked') return { code: 'full' }
  const [first, ...more] = criteria.filter((criterion) => !isSolvedByAllocation(criterion))
  if (!first) return unavailableReason === 'weekend_rule' ? { code: 'weekend' } : null
  return first.code === 'stay-too-short' && more.length === 0 ? first : { code: 'arrival' }
}

/** For sorting: nothing in the way before the smallest change, of two minimums the shorter. */
export function smallerObstacle(one: Obstacle | null, other: Obstacle | null): number {
  return sizeOf(one) - sizeOf(other) || nightsOf(one) - nightsOf(other)
}

function sizeOf(obstacle: Obstacle | null): number {
  return obstacle ? sizes[obstacle.code] : 0
}

function nightsOf(obstacle: Obstacle | null): number {
  return obstacle?.code === 'stay-too-short' ? obstacle.required : 0
}
