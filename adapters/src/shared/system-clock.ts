import type { Clock } from '@camp/application/shared/clock.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/** The machine's clock. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() }
