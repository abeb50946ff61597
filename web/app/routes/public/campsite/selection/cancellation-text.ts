import { dayAndMonth } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { type Payments, paidBy, percentageOfRand } from '#app/components/refund.ts'
import { randText } from '#app/formatting/rand-text.ts'
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

interface InRand {
  readonly rungs: readonly CancellationRungOnWire[]
  readonly payments: Payments
  readonly language: Language
}

/**
 * The same in rand of what will have been paid: `Cancel by 4 December for R1017.00 back; nothing after
 * that.`
 */
export function cancellationInRand(t: Words, { rungs, payments, language }: InRand): string {
  const parts = rungs.map(({ until, refundPercentage }) =>
    t('backBy', {
      date: dayAndMonth(until, language),
      amount: randText(percentageOfRand(paidBy(until, payments), refundPercentage)),
    }),
  )
  return parts.length === 0 ? t('noRefundLeft') : t('cancelFor', { rungs: parts.join(', ') })
}
