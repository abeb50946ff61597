import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'

/** A whole day, or a moment as the clock of the campsite shows it. */
export type EventTime = Temporal.PlainDate | Temporal.PlainDateTime

/** From the first night to the first date that is free again. */
export interface EventNights {
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
}

/**
 * The nights that an event of another calendar takes (rule F1): from the day on which it starts up to the day
 * on which it ends, at least one. Whatever has no end takes one.
 */
export function nightsOfEvent(
  start: EventTime,
  end: EventTime | null,
): Result<EventNights, { readonly code: 'ends-before-start' }> {
  const first = dayOf(start)
  if (end === null) return accepted({ start: first, end: first.add({ days: 1 }) })
  if (isBefore(end, start)) return refused({ code: 'ends-before-start' })
  const last = dayOf(end)
  return accepted({ start: first, end: last.equals(first) ? first.add({ days: 1 }) : last })
}

function dayOf(time: EventTime): Temporal.PlainDate {
  return time instanceof Temporal.PlainDateTime ? time.toPlainDate() : time
}

function isBefore(one: EventTime, other: EventTime): boolean {
  if (one instanceof Temporal.PlainDateTime && other instanceof Temporal.PlainDateTime) {
    return Temporal.PlainDateTime.compare(one, other) < 0
  }
  return Temporal.PlainDate.compare(dayOf(one), dayOf(other)) < 0
}
