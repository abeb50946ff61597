import type { Nights } from './columns.ts'
import { addDays, daysBetween } from './day-number.ts'

/** A whole bar is moved, or one of its ends is drawn. */
export type Grip = 'whole' | 'arrival' | 'departure'

/** The nights after a pull by so many days; a stay keeps one night at least. */
export function movedNights({ arrival, departure }: Nights, grip: Grip, days: number): Nights {
  const longest = daysBetween(arrival, departure) - 1
  switch (grip) {
    case 'whole':
      return { arrival: addDays(arrival, days), departure: addDays(departure, days) }
    case 'arrival':
      return { arrival: addDays(arrival, Math.min(days, longest)), departure }
    case 'departure':
      return { arrival, departure: addDays(departure, Math.max(days, -longest)) }
  }
}

/**
 * One plot of a reservation whose stay becomes another: a part that ran from the first or to the last day
 * follows that day, a stay that is only shifted shifts every part with it. Null where the part would have no
 * night left.
 */
export function movedPart(part: Nights, before: Nights, after: Nights): Nights | null {
  const shift = daysBetween(before.arrival, after.arrival)
  if (shift === daysBetween(before.departure, after.departure)) return movedNights(part, 'whole', shift)
  const arrival = part.arrival === before.arrival ? after.arrival : part.arrival
  const departure = part.departure === before.departure ? after.departure : part.departure
  return arrival < departure ? { arrival, departure } : null
}
