import { longDate } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { Translator } from '../../wording/catalogue.ts'

/** When the balance is due: `by Friday, 22 January 2027`, or `on arrival`. */
export function dueText(
  t: Translator<'reservation'>,
  { dueDate, arrivalDate }: { readonly dueDate: string | null; readonly arrivalDate: string },
  language: Language,
): string {
  return dueDate === null || dueDate >= arrivalDate ? t('onArrival') : t('by', { date: longDate(dueDate, language) })
}
