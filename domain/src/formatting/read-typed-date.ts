import { isCalendarDate } from './calendar-date.ts'
import { dateNames, shortMonth } from './date-names.ts'

const allMonths = Object.values(dateNames).map(({ months }) => months)
const shortestMonth = 3
/** From this one on: 29 February is eight years away at most, from 2096 to 2104. */
const yearsTried = 9

/**
 * A date as people write it here: `18/12/2026`, `18 Dec 2026`, `Friday 18 December`, `18 Des`, `2026-12-18`.
 * The day comes first; without a year it is the next such day from `earliest` on. Undefined where it is no
 * day. Without Temporal, for browsers read dates too.
 */
export function readTypedDate(text: string, earliest: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th|de|ste)\b/g, '$1')
    .match(/\d+|\p{L}+/gu)
  if (!words) return undefined
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const named = words.filter((word) => /^\p{L}/u.test(word)).flatMap((word) => monthNamed(word) ?? [])
  if (named.length > 1) return undefined
  const [month] = named
  return month === undefined ? ofNumbers(numbers, earliest) : ofNamedMonth(numbers, month, earliest)
}

/** From 1; by its name in any of the languages, or its beginning. Words that name no month say nothing. */
function monthNamed(word: string): number | undefined {
  if (word.length < shortestMonth) return undefined
  for (const months of allMonths) {
    const found = months.findIndex((name) => [name, shortMonth(name)].some((each) => each.toLowerCase().startsWith(word)))
    if (found >= 0) return found + 1
  }
  return undefined
}

function ofNamedMonth(numbers: readonly string[], month: number, earliest: string): string | undefined {
  const [first, second, ...others] = numbers
  if (!first || others.length > 0) return undefined
  const isYearFirst = first.length === 4
  const [day, year] = isYearFirst ? [second, first] : [first, second]
  return dateOf(day, String(month), year, earliest)
}

function ofNumbers(numbers: readonly string[], earliest: string): string | undefined {
  const [first, second, third, ...others] = numbers
  if (!first || !second || others.length > 0) return undefined
  if (first.length === 4) return dateOf(third, second, first, earliest)
  const isMonthFirst = Number(second) > 12 && Number(first) <= 12
  return isMonthFirst ? dateOf(second, first, third, earliest) : dateOf(first, second, third, earliest)
}

function dateOf(day = '', month: string, year: string | undefined, earliest: string): string | undefined {
  if (year !== undefined) return dayOf(day, month, year.length === 2 ? `20${year}` : year)
  const thisYear = Number(earliest.slice(0, 4))
  const years = Array.from({ length: yearsTried }, (_, after) => String(thisYear + after))
  return years.flatMap((one) => dayOf(day, month, one) ?? []).find((date) => date >= earliest)
}

function dayOf(day: string, month: string, year: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}
