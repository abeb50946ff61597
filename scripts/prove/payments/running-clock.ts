import type { Clock } from '@camp/application/shared/clock.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/** Runs like the machine's clock, and can be put forward. */
export interface RunningClock extends Clock {
  /** Never back: tokens and sessions would live again. */
  jumpTo(moment: Temporal.Instant): void
}

export function runningClock(): RunningClock {
  let ahead = 0
  const now = () => Temporal.Now.instant().add({ milliseconds: ahead })
  return {
    now,
    jumpTo: (moment) => {
      ahead += Math.max(0, Math.round(millisecondsBetween(now(), moment)))
    },
  }
}

export function millisecondsBetween(from: Temporal.Instant, to: Temporal.Instant): number {
  return to.since(from).total('milliseconds')
}
