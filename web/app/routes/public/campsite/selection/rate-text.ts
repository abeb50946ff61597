import type { Translator } from '#app/wording/catalogue.ts'

export const rateWords = { offPeak: 'rateOffPeak', peak: 'ratePeak', superPeak: 'rateSuperPeak' } as const

interface Rated {
  readonly column: keyof typeof rateWords
  readonly seasonName: string | null
}

/** `off-peak, Autumn 2027`; a night that no season covers is off-peak. */
export function rateText(t: Translator<'campsite'>, { column, seasonName }: Rated): string {
  const rate = t(rateWords[column])
  return seasonName ? t('rateWithSeason', { rate, season: seasonName }) : rate
}
