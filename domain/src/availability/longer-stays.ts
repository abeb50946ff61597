import { StayDates } from '../stay-rules/stay-dates.ts'
import { nearestDatesReach } from './nearest-dates.ts'
import type { WhyNot } from './why-not.ts'

/** Beyond what the rule asks, so that a booked night on one side does not end the looking. */
const nightsToSpare = 2

/**
 * The stay with nights added that a rule asks for, fewest first, of equally many those that keep the arrival:
 * none where nights mend nothing.
 */
export function longerStays(stay: StayDates, reason: WhyNot): readonly StayDates[] {
  const fewest = nightsAskedFor(reason)
  const most = Math.min(fewest + nightsToSpare, nearestDatesReach)
  if (fewest === 0) return []
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index)
  return counts.flatMap((more) => Array.from({ length: more + 1 }, (_, before) => longerBy(stay, before, more - before)))
}

function nightsAskedFor(reason: WhyNot): number {
  if (reason.code === 'weekend') return 1
  return reason.code === 'stay-too-short' ? reason.required - reason.requested : 0
}

function longerBy({ arrival, departure }: StayDates, before: number, after: number): StayDates {
  return StayDates.of(arrival.subtract({ days: before }), departure.add({ days: after }))
}
