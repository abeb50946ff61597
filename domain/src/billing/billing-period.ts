import { readMonth } from '../formatting/month-filter.ts'
import type { Temporal } from '../shared/temporal.ts'

/** Whole days in the organisation's zone, both included. */
export interface BillingPeriod {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  /** Null where the days are not a month. */
  readonly month: Temporal.PlainYearMonth | null
}

/** First to last day of a month written `2026-12`; what is no month is today alone. */
export function billingPeriod(text: string, today: Temporal.PlainDate): BillingPeriod {
  const month = readMonth(text)
  if (month === null) return { from: today, to: today, month }
  return { from: month.toPlainDate({ day: 1 }), to: month.toPlainDate({ day: month.daysInMonth }), month }
}

/** The moments of the days: from the first midnight up to, and without, the midnight after the last day. */
export function periodBounds({ from, to }: BillingPeriod, zone: string) {
  return { from: from.toZonedDateTime(zone).toInstant(), before: to.add({ days: 1 }).toZonedDateTime(zone).toInstant() }
}
