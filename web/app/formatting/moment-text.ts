import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { clockTime, dateHere } from './clock-time.ts'

/** A moment by the clock on the wall here: `Sun 22 Nov 2026, 10:05`. */
export function momentText(instant: string, language: Language): string {
  return `${dayText(dateHere(instant), language)}, ${clockTime(instant)}`
}
