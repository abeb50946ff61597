import type { Language } from '@camp/domain/languages/language.ts'
import { createInstance } from 'i18next'
import { af } from './af.ts'
import { en } from './en.ts'
import type { Wording } from './wording.ts'

export type Values = Readonly<Record<string, string | number>>

export type Words = (key: string, values?: Values) => string

/** As they stand, for what is not looked up by a key. */
export const wordings: Readonly<Record<Language, Wording>> = { en, af }

const catalogues = createInstance()
void catalogues.init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  resources: { en: { translation: en }, af: { translation: af } },
  interpolation: { escapeValue: false },
  nsSeparator: false,
})

/** Sentences of one language; a key without words is a bug. */
export function wordsIn(language: Language): Words {
  const translate = catalogues.getFixedT(language)
  return (key, values = {}) => {
    if (!catalogues.exists(key, { lng: language, ...values })) throw new Error(`no words for ${key}`)
    return translate(key, values)
  }
}
