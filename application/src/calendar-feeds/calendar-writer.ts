import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { TakenStay } from './calendar-addresses.ts'

/** Writes calendars for others (RFC 5545): dates alone, nothing about anybody (rule F8). */
export interface CalendarWriter {
  write(calendar: {
    readonly stays: readonly TakenStay[]
    readonly writtenAt: Temporal.Instant
    /** What stands behind the @ in the names of its events. */
    readonly host: string
  }): Promise<string>
}
