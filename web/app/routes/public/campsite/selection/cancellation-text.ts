import { dayAndMonth } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { CancellationRungOnWire } from '#server/campsite/load-campsite.ts'

type Words = Translator<'campsite'>

/** `Free cancellation until 22 January, then 50 % back until 29 January.` */
export function cancellationText(t: Words, rungs: readonly CancellationRungOnWire[], language: Language): string {
  const [first, ...rest] = rungs.map((rung) => rungText(t, rung, language))
  if (first === undefined) return t('noRefundLeft')
  return rest.length === 0 ? `${first}.` : t('thenJoin', { first, rest: rest.join(', ') })
}

function rungText(t: Words, { until, refundPercentage }: CancellationRungOnWire, language: Language): string {
  const date = dayAndMonth(until, language)
  return refundPercentage === 100 ? t('freeUntil', { date }) : t('partUntil', { percentage: refundPercentage, date })
}
