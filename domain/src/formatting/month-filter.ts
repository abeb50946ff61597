import { Temporal } from '../shared/temporal.ts'

export interface MonthRange {
  readonly start: Temporal.PlainDateTime
  /** The last moment that is inside, in milliseconds. */
  readonly end: Temporal.PlainDateTime
}

const endOfDay = Temporal.PlainTime.from('23:59:59.999')

/** `2026-12` and `2026-2`; null where it is no month. */
export function readMonth(text: string | null | undefined): Temporal.PlainYearMonth | null {
  const [, year, month] = /^(\d{4})-(\d{1,2})$/.exec(text?.trim() ?? '') ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return isMonth ? Temporal.PlainYearMonth.from({ year: Number(year), month: Number(month) }) : null
}

/** The first day of the month up to its last at 23:59:59.999; what is no month is today. */
export function monthFilter(text: string | null | undefined, today: Temporal.PlainDate): MonthRange {
  const month = readMonth(text)
  const first = month?.toPlainDate({ day: 1 }) ?? today
  const last = month?.toPlainDate({ day: month.daysInMonth }) ?? today
  return { start: first.toPlainDateTime(), end: last.toPlainDateTime(endOfDay) }
}
