import { Temporal } from '../shared/temporal.ts'

export interface MonthRange {
  readonly start: Temporal.PlainDateTime
  /** The last moment that is inside, in milliseconds. */
  readonly end: Temporal.PlainDateTime
}

const endOfDay = Temporal.PlainTime.from('23:59:59.999')

/** `2026-12` is its first day up to its last at 23:59:59.999; anything else is today (`spec.md` §5). */
export function monthFilter(yearMonth: string | null | undefined, today: Temporal.PlainDate): MonthRange {
  const parts = /^(\d{4})-(\d{1,2})$/.exec(yearMonth?.trim() ?? '')
  const [year, month] = [Number(parts?.[1]), Number(parts?.[2])]
  const isMonth = month >= 1 && month <= 12
  const first = isMonth ? Temporal.PlainDate.from({ year, month, day: 1 }) : today
  const last = isMonth ? first.with({ day: first.daysInMonth }) : today
  return { start: first.toPlainDateTime(), end: last.toPlainDateTime(endOfDay) }
}
