import type { ChosenRates } from '@camp/domain/seasons/planned-school-seasons.ts'
import { type SeasonType, seasonTypes } from '@camp/domain/seasons/season.ts'
import { everyText } from '#app/forms/form-fields.server.ts'
import { ratePrefix } from './school-row.ts'

/** Which rate each holiday gets, what was shown, and whether that is to be added or shown anew. */
export const schoolForm = everyText.transform(({ revision = '', go = '', ...texts }) => ({
  revision: go === 'add' ? revision : null,
  chosen: chosenRates(texts),
}))

function chosenRates(texts: Readonly<Record<string, string>>): ChosenRates {
  const rates = Object.entries(texts).filter(([name]) => name.startsWith(ratePrefix))
  return new Map(rates.map(([name, rate]) => [name.slice(ratePrefix.length), typeOf(rate)]))
}

function typeOf(text: string): SeasonType | null {
  return seasonTypes.find((type) => type === text) ?? null
}
