import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Nights that an event elsewhere takes; `endDate` is the first date that is free again (`YYYY-MM-DD`). */
export interface FeedBlock {
  readonly startDate: string
  readonly endDate: string
  /** What the other calendar calls the event, or what we call it when it has no name. */
  readonly uid: string
  /** The same, told apart from others of its series by its day: once in a calendar. */
  readonly key: string
  readonly summary: string
}

/** Why an event of a calendar takes no nights here. */
export const skipReasons = [
  'cancelled',
  'transparent',
  'tentative',
  'past',
  'beyond-horizon',
  'our-own',
  'no-start',
  'ends-before-start',
  'unreadable',
  'recurrence-not-supported',
  'too-many-occurrences',
] as const
export type SkipReason = (typeof skipReasons)[number]

export interface SkippedEvent {
  readonly reason: SkipReason
  readonly uid: string | null
}

/** It takes nights, and nobody can tell which. */
const unclear: ReadonlySet<SkipReason> = new Set([
  'no-start',
  'ends-before-start',
  'unreadable',
  'recurrence-not-supported',
  'too-many-occurrences',
])

/**
 * The names of events that a calendar still has and that cannot be used any more; `all` where one of them has
 * no name, so that nobody can tell which it was.
 */
export function unclearUids(skipped: readonly SkippedEvent[]): readonly string[] | 'all' {
  const uids = skipped.filter(({ reason }) => unclear.has(reason)).map(({ uid }) => uid)
  return uids.includes(null) ? 'all' : [...new Set(uids.flatMap((uid) => uid ?? []))]
}

/** What speaks against a calendar as a whole; what was known before stays as it is. */
export type CalendarFault = 'not-a-calendar' | 'not-complete' | 'too-long' | 'too-many-events' | 'took-too-long'

export interface ReadCalendar {
  /** The program that wrote it, as it names itself. */
  readonly producer: string
  readonly blocks: readonly FeedBlock[]
  readonly skipped: readonly SkippedEvent[]
}

export interface CalendarQuestion {
  /** At the campsite. */
  readonly today: Temporal.PlainDate
  /** Of the campsite: an event by the clock takes nights there. */
  readonly timezone: string
  /** The host of our own calendars: their events come from here. */
  readonly ownHost: string
  readonly blocksTentative: boolean
  /** What is over is read as well. */
  readonly keepsPast: boolean
}

/** Reads calendars of others (RFC 5545); whatever is sent is answered, within limits (rule F2). */
export interface CalendarReader {
  read(file: Uint8Array, question: CalendarQuestion): Promise<Result<ReadCalendar, { readonly code: CalendarFault }>>
}
