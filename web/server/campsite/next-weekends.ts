import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { dateOnWire, type WireStay } from '../wire/on-wire.ts'

const friday = 5
const offered = 3

/** The next Fridays to Sundays, from the first Friday after today. */
export function nextWeekends(today: Temporal.PlainDate): readonly WireStay[] {
  const untilFriday = (friday - today.dayOfWeek + 7) % 7 || 7
  return Array.from({ length: offered }, (_, week) => {
    const arrival = today.add({ days: untilFriday + 7 * week })
    return { arrivalDate: dateOnWire(arrival), departureDate: dateOnWire(arrival.add({ days: 2 })) }
  })
}
