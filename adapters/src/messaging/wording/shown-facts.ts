import type { Language } from '@camp/domain/reservations/reservation.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', af: 'af' }

/** `R1234.50`, without grouping. */
export function shownMoney(cents: number, currencySymbol: string): string {
  const sign = cents < 0 ? '-' : ''
  return `${sign}${currencySymbol}${(Math.abs(cents) / 100).toFixed(2)}`
}

/** `Friday, 11 December 2026`. */
export function longDate(date: string, language: Language): string {
  const day = Temporal.PlainDate.from(date)
  return `${nameOf(day, { weekday: 'long' }, language)}, ${day.day} ${nameOf(day, { month: 'long' }, language)} ${day.year}`
}

/** `Friday, 11 December 2026 @ 15:30`, in the organisation's zone. */
export function longMoment(instant: string, zone: string, language: Language): string {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  return `${longDate(moment.toPlainDate().toString(), language)} @ ${moment.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

/** `11-13 Dec 2026`, `30 Dec-2 Jan 2027`; plain hyphens, because a dash would double the price of an SMS. */
export function shortStay(arrival: string, departure: string, language: Language): string {
  const first = Temporal.PlainDate.from(arrival)
  const last = Temporal.PlainDate.from(departure)
  const month = (day: Temporal.PlainDate) => nameOf(day, { month: 'short' }, language)
  const end = `${last.day} ${month(last)} ${last.year}`
  return first.month === last.month ? `${first.day}-${end}` : `${first.day} ${month(first)}-${end}`
}

function nameOf(day: Temporal.PlainDate, options: Intl.DateTimeFormatOptions, language: Language): string {
  const noon = Date.UTC(day.year, day.month - 1, day.day, 12)
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(noon)
}
