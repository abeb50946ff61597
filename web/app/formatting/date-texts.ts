import { dateNames } from '@camp/domain/formatting/date-names.ts'
import type { Language } from '../wording/languages.ts'

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
  /** Monday is 0. */
  readonly weekday: number
}

/** `2027-02-05` → `05/02/2027`. */
export function shortDate(date: string): string {
  const { year, month, day } = dayOf(date)
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`
}

/** `2027-02-05` → `Fri 5 Feb 2027`. */
export function dayText(date: string, language: Language = 'en'): string {
  const { year } = dayOf(date)
  return `${dayWithoutYear(date, language)} ${year}`
}

/** `2027-02-05` → `Fri 5 Feb`. */
export function dayWithoutYear(date: string, language: Language = 'en'): string {
  const { month, day, weekday } = dayOf(date)
  const { weekdays, months } = dateNames[language]
  return `${weekdays[weekday]?.slice(0, 3)} ${day} ${months[month - 1]?.slice(0, 3)}`
}

/** `2027-02-05` → `Friday, 5 February 2027`. */
export function longDay(date: string, language: Language = 'en'): string {
  const { year, month, day, weekday } = dayOf(date)
  const { weekdays, months } = dateNames[language]
  return `${weekdays[weekday]}, ${day} ${months[month - 1]} ${year}`
}

/** The specification's form of a moment: `Friday, 5 February 2027 @ 14:00`. The time is that day's check-in or check-out. */
export function longDayAtTime(date: string, time: string, language: Language = 'en'): string {
  return `${longDay(date, language)} @ ${time}`
}

/** `Fri 5 – Sun 7 Feb 2027`, `Fri 26 Feb – Mon 1 Mar 2027`, `Wed 30 Dec 2026 – Sat 2 Jan 2027`: nothing said twice. */
export function stayText(arrival: string, departure: string, language: Language = 'en'): string {
  const [from, to] = [dayOf(arrival), dayOf(departure)]
  const end = dayText(departure, language)
  if (from.year !== to.year) return `${dayText(arrival, language)} – ${end}`
  if (from.month !== to.month) return `${dayWithoutYear(arrival, language)} – ${end}`
  return `${dateNames[language].weekdays[from.weekday]?.slice(0, 3)} ${from.day} – ${end}`
}

/** From its digits alone: no clock and no time zone can move a calendar date. A date that is none is a bug. */
function dayOf(date: string): Day {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) throw new Error(`"${date}" is not a calendar date`)
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  return { year, month, day, weekday }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
