import type { Language } from '../languages/language.ts'
import type { Temporal } from '../shared/temporal.ts'
import { isCalendarDate } from './calendar-date.ts'
import { dateNames, shortMonth, shortWeekday } from './date-names.ts'

/**
 * A calendar date, `2026-12-05` when it is text. Every reader of this file may be a browser: no Temporal at
 * run time.
 */
type DateInput = Temporal.PlainDate | string | null | undefined

export const dateNotAvailable = 'Date not available'
export const invalidDate = 'Invalid date'

/** `05/12/2026` in both languages (rule T8). */
export function plotDate(date: DateInput): string {
  return textOf(date, ({ year, month, day }) => `${twoDigits(day)}/${twoDigits(month)}/${year}`)
}

/** `Saturday, 5 December 2026`. */
export function longDate(date: DateInput, language: Language = 'en'): string {
  return textOf(date, (day) => `${weekdayOf(day, language)}, ${day.day} ${monthOf(day, language)} ${day.year}`)
}

/** `5 December`: for sentences whose year is plain. */
export function dayAndMonth(date: DateInput, language: Language = 'en'): string {
  return textOf(date, (day) => `${day.day} ${monthOf(day, language)}`)
}

/** `December 2026`. */
export function monthAndYear(date: DateInput, language: Language = 'en'): string {
  return textOf(date, (day) => `${monthOf(day, language)} ${day.year}`)
}

/** `December`: where the year is plain. */
export function monthName(date: DateInput, language: Language = 'en'): string {
  return textOf(date, (day) => monthOf(day, language))
}

/** `Sat 5 Dec 2026`. */
export function dayText(date: DateInput, language: Language = 'en'): string {
  return textOf(date, (day) => `${shortDay(day, language)} ${day.year}`)
}

/** `Sat 5 Dec`. */
export function dayWithoutYear(date: DateInput, language: Language = 'en'): string {
  return textOf(date, (day) => shortDay(day, language))
}

/**
 * `Saturday, 5 December 2026 @ 14:00`; the time is the check-in or check-out time of that day, `HH:mm` (rule
 * T8).
 */
export function dateAtTime(date: DateInput, time: string, language: Language = 'en'): string {
  const text = longDate(date, language)
  return text === dateNotAvailable || text === invalidDate ? text : `${text} @ ${time}`
}

/**
 * `Fri 5 – Sun 7 Feb 2027`, `Fri 26 Feb – Mon 1 Mar 2027`, `Wed 30 Dec 2026 – Sat 2 Jan 2027`: nothing said
 * twice.
 */
export function stayText(arrival: DateInput, departure: DateInput, language: Language = 'en'): string {
  const to = textOf(departure, (day) => day.year + twoDigits(day.month))
  const from = textOf(arrival, (day) => {
    const sharesYear = to.startsWith(day.year)
    if (!sharesYear) return dayText(arrival, language)
    const sharesMonth = to === day.year + twoDigits(day.month)
    return sharesMonth ? `${shortWeekdayOf(day, language)} ${day.day}` : shortDay(day, language)
  })
  return `${from} – ${dayText(departure, language)}`
}

interface Day {
  /** Four digits. */
  readonly year: string
  readonly month: number
  readonly day: number
  /** Monday is 0. */
  readonly weekday: number
}

/** A calendar date, never a moment: no zone can move it (`2026-12-05` is the same day for every reader). */
function textOf(date: DateInput, write: (day: Day) => string): string {
  if (date === null || date === undefined || date === '') return dateNotAvailable
  const day = dayOf(String(date))
  return day ? write(day) : invalidDate
}

function dayOf(text: string): Day | undefined {
  const [date] = text.split(/[T ]/, 1)
  if (!isCalendarDate(date)) return undefined
  const [year = '', month, day] = date.split('-')
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return { year, month: Number(month), day: Number(day), weekday }
}

function shortDay(day: Day, language: Language): string {
  return `${shortWeekdayOf(day, language)} ${day.day} ${shortMonth(monthOf(day, language))}`
}

function weekdayOf({ weekday }: Day, language: Language): string {
  return dateNames[language].weekdays[weekday] ?? ''
}

function shortWeekdayOf(day: Day, language: Language): string {
  return shortWeekday(weekdayOf(day, language), language)
}

function monthOf({ month }: Day, language: Language): string {
  return dateNames[language].months[month - 1] ?? ''
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
