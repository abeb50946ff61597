import { Temporal } from '../shared/temporal.ts'
import { dateNames, type NameLanguage } from './date-names.ts'

type DateInput = Temporal.PlainDate | string | null | undefined

export const dateNotAvailable = 'Date not available'
export const invalidDate = 'Invalid date'

/** `05/12/2026` in both languages (`spec.md` §9). */
export function plotDate(date: DateInput): string {
  return textOf(date, (day) => `${twoDigits(day.day)}/${twoDigits(day.month)}/${yearText(day)}`)
}

/** `Saturday, 5 December 2026`. */
export function longDate(date: DateInput, language: NameLanguage = 'en'): string {
  return textOf(date, (day) => {
    const { weekdays, months } = dateNames[language]
    return `${weekdays[day.dayOfWeek - 1]}, ${day.day} ${months[day.month - 1]} ${yearText(day)}`
  })
}

/** `5 December`: for sentences whose year is plain. */
export function dayAndMonth(date: DateInput, language: NameLanguage = 'en'): string {
  return textOf(date, (day) => `${day.day} ${dateNames[language].months[day.month - 1]}`)
}

/** `Saturday, 5 December 2026 @ 14:00`; the time is the check-in or check-out time of that day, `HH:mm`. */
export function dateAtTime(date: DateInput, time: string, language: NameLanguage = 'en'): string {
  const text = longDate(date, language)
  return text === dateNotAvailable || text === invalidDate ? text : `${text} @ ${time}`
}

/** A calendar date, never a moment: no zone can move it (`2026-12-05` is the same day for every reader). */
function textOf(date: DateInput, write: (date: Temporal.PlainDate) => string): string {
  if (date === null || date === undefined || date === '') return dateNotAvailable
  const day = parsed(date)
  return day ? write(day) : invalidDate
}

function parsed(date: Temporal.PlainDate | string): Temporal.PlainDate | undefined {
  if (typeof date !== 'string') return date
  try {
    return Temporal.PlainDate.from(date)
  } catch {
    return undefined
  }
}

function yearText({ year }: Temporal.PlainDate): string {
  return String(year).padStart(4, '0')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
