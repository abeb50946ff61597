import type { Clock } from '@camp/application/shared/clock.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/** The machine's clock. */
export const systemClock: Clock = toTheMillisecond({ now: () => Temporal.Now.instant() })

/** What is answered at once and what is read back from the database later are one moment. */
export function toTheMillisecond(clock: Clock): Clock {
  return { now: () => clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'floor' }) }
}

/**
 * Shows `start` now and runs on from there at the machine's pace: the demo marketplace on a day of one's
 * choice.
 */
export function clockStartingAt(start: Temporal.Instant, machine: Clock = systemClock): Clock {
  const ahead = machine.now().until(start)
  return { now: () => machine.now().add(ahead) }
}
