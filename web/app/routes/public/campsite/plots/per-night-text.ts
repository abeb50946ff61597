import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import { rateWords } from '../selection/rate-text.ts'

type PerNight = Pick<CampsiteData, 'nights' | 'rates'> & { readonly total: number }

/** `R1867.50 a night, School holidays rate`; where nights differ, or do not come out even, about. */
export function perNightText(t: Translator<'campsite'>, { total, nights, rates }: PerNight): string {
  const [rate, ...others] = rates
  const isOne = rate !== undefined && others.length === 0
  const isEven = isOne && Math.round(total * 100) % nights === 0
  const perNight = t(isEven ? 'perNight' : 'perNightAbout', { amount: randText(total / nights) })
  return isOne ? t('perNightRate', { perNight, rate: rate.seasonName ?? t(rateWords[rate.column]) }) : perNight
}
