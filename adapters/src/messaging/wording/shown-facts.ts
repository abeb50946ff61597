import { dateNames, shortMonth } from '@camp/domain/formatting/date-names.ts'
import { longDate } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/** `R1234.50`, without grouping, in both languages. */
export function shownMoney(cents: number, currencySymbol: string): string {
  const sign = cents < 0 ? '-' : ''
  return `${sign}${currencySymbol}${(Math.abs(cents) / 100).toFixed(2)}`
}

/** `Friday, 11 December 2026 @ 15:30`, in the organisation's zone. */
export function longMoment(instant: string, zone: string, language: Language): string {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  return `${longDate(moment.toPlainDate(), language)} @ ${moment.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

/**
 * `11-13 Dec 2026`, `30 Dec-2 Jan 2027`, `20 Dec 2026-10 Dec 2027`; plain hyphens, because a dash would
 * double the price of an SMS.
 */
export function shortStay(arrival: string, departure: string, language: Language): string {
  const first = Temporal.PlainDate.from(arrival)
  const last = Temporal.PlainDate.from(departure)
  return `${startOfStay(first, last, language)}-${shortDate(departure, language)}`
}

function startOfStay(first: Temporal.PlainDate, last: Temporal.PlainDate, language: Language): string {
  if (first.month !== last.month) return dayAndShortMonth(first, language)
  return first.year === last.year ? `${first.day}` : shortDate(first.toString(), language)
}

/** `4 Dec 2026`. */
export function shortDate(date: string, language: Language): string {
  const day = Temporal.PlainDate.from(date)
  return `${dayAndShortMonth(day, language)} ${day.year}`
}

function dayAndShortMonth({ day, month }: Temporal.PlainDate, language: Language): string {
  return `${day} ${shortMonth(dateNames[language].months[month - 1] ?? '')}`
}
