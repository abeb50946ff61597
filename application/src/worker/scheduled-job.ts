import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { UseCases } from '../use-cases.ts'

/** What happens in the database that a job need not wait for its time to hear of. */
export type WorkKind = 'messages' | 'written-messages' | 'refunds'

export type JobTime =
  | { readonly everySeconds: number }
  /** `03:30`, on the clocks of South Africa. */
  | { readonly dailyAt: string }

export interface JobTurn {
  /** There was more than one turn may do. */
  readonly hasMore?: boolean
  /** What people should look at. */
  readonly problem?: string
}

/** A piece of work that comes back: what it does is safe to run twice, and on several machines at once. */
export interface ScheduledJob {
  /** Of the command that does the same once. */
  readonly name: string
  readonly time: JobTime
  readonly wokenBy?: WorkKind
  /** What takes long asks between two pieces of its work whether the process is to end. */
  readonly run: (useCases: UseCases, now: Temporal.Instant, isStopping: () => boolean) => Promise<JobTurn>
}

/** From now until the next turn. */
export function secondsUntilNextTurn(time: JobTime, now: Temporal.Instant): number {
  if ('everySeconds' in time) return time.everySeconds
  const here = now.toZonedDateTimeISO(platformZone)
  const today = here.withPlainTime(Temporal.PlainTime.from(time.dailyAt))
  const next = Temporal.ZonedDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 })
  return Math.ceil(here.until(next).total('seconds'))
}
