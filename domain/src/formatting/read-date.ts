import { Temporal } from '../shared/temporal.ts'
import { isCalendarDate } from './calendar-date.ts'

/** The day that somebody typed or that an address names, `2026-12-05`; null where it is none. */
export function readDate(text: string | null | undefined): Temporal.PlainDate | null {
  const typed = text?.trim()
  return isCalendarDate(typed) ? Temporal.PlainDate.from(typed) : null
}
