import type { WeekdaySupplement } from '@camp/domain/plots/plot.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** `+20 % Fri, Sat` */
export function supplementText(t: Translator<'rateSettings'>, supplement: WeekdaySupplement): string {
  const days = supplement.weekdays.map((day) => t(`short_${day}`)).join(', ')
  return supplement.kind === 'percentage'
    ? t('supplementShare', { percentage: supplement.percentage, days })
    : t('supplementAmount', { amount: randText(supplement.cents / 100), days })
}
