import type { Language } from '@camp/domain/reservations/reservation.ts'
import { createInstance } from 'i18next'
import { en } from './en.ts'

export type Values = Readonly<Record<string, string | number>>

export type Words = (key: string, values?: Values) => string

const catalogues = createInstance()
void catalogues.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
  nsSeparator: false,
})

/** Sentences of one language; a key without words is a bug. Languages without a catalogue of their own read English. */
export function wordsIn(language: Language): Words {
  const translate = catalogues.getFixedT(language)
  return (key, values = {}) => {
    if (!catalogues.exists(key, { lng: language, ...values })) throw new Error(`no words for ${key}`)
    return translate(key, values)
  }
}
