import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import type { Clock } from '../clock.ts'

/** Stands still until a test moves it. From a time on the wall in Johannesburg: `2026-11-21T10:00`. */
export class FixedClock implements Clock {
  #now: Temporal.Instant

  constructor(local = '2026-11-21T10:00') {
    this.#now = aMoment(local).now
  }

  now(): Temporal.Instant {
    return this.#now
  }

  moveTo(local: string): void {
    this.#now = aMoment(local).now
  }
}
