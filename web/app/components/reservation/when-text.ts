import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { clockTime, dateHere } from '../../formatting/clock-time.ts'
import type { Translator } from '../../wording/catalogue.ts'

/** A moment by the clock on the wall here: `Sun 22 Nov 2026 at 10:05`. */
export function whenText(t: Translator<'reservation'>, instant: string, language: Language = 'en'): string {
  return t('when', { date: dayText(dateHere(instant), language), time: clockTime(instant) })
}
