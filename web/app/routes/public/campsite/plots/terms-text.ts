import { plotDate } from '@camp/domain/formatting/date-texts.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { SharedTerms } from '#server/campsite/shared-terms.ts'

/** What has to be paid when, of all plots. */
export function termsText(t: Translator<'campsite'>, terms: SharedTerms, isPaidOnline: boolean): string {
  if (terms.kind === 'full-amount') return t(isPaidOnline ? 'payInFull' : 'payThere')
  const { percentage, due } = terms
  const deposit = due ? t('depositThenBy', { percentage, date: plotDate(due) }) : t('depositThenOnArrival', { percentage })
  return isPaidOnline ? deposit : `${t('nothingOnline')} ${deposit}`
}
