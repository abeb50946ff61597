import type { Language } from '@camp/domain/languages/language.ts'
import { type TextsByPath, textsByPath } from '@camp/domain/languages/texts-by-path.ts'
import type { InEveryLanguage } from '@camp/domain/languages/translation.ts'
import { type Translator, translatorOf } from '@camp/domain/languages/translator.ts'
import { af } from './af.ts'
import { en } from './en.ts'

const catalogues = { en, af }

/** As they stand, for what is not looked up by a key. Afrikaans is whole, or this does not compile. */
export const wordings: InEveryLanguage<typeof catalogues> = catalogues

export type Words = Translator<TextsByPath<typeof en>>

const words: Readonly<Record<Language, Words>> = {
  en: translatorOf('en', textsByPath(en)),
  af: translatorOf('af', textsByPath(af)),
}

/** Sentences of one language, by the paths of their keys: `due.onArrival`. */
export function wordsIn(language: Language): Words {
  return words[language]
}
