import { dateNames, shortMonth } from '@camp/domain/formatting/date-names.ts'
import type { Language } from '@camp/domain/languages/language.ts'

/** `14–17 Dec`, `30 Dec – 2 Jan`: short, beside the dates that were asked for. */
export function freeDatesText(arrival: string, departure: string, language: Language): string {
  const [from, to] = [dayAndMonth(arrival, language), dayAndMonth(departure, language)]
  return from.month === to.month ? `${from.day}–${to.day} ${to.month}` : `${from.day} ${from.month} – ${to.day} ${to.month}`
}

function dayAndMonth(date: string, language: Language): { readonly day: number; readonly month: string } {
  const [, month, day] = date.split('-').map(Number)
  return { day: day ?? 0, month: shortMonth(dateNames[language].months[(month ?? 1) - 1] ?? '') }
}
