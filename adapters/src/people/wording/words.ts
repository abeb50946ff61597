import type { Language } from '@camp/domain/languages/language.ts'
import { type TextsByPath, textsByPath } from '@camp/domain/languages/texts-by-path.ts'
import type { InEveryLanguage } from '@camp/domain/languages/translation.ts'
import { type Translator, translatorOf } from '@camp/domain/languages/translator.ts'
import { af } from './af.ts'
import { en } from './en.ts'
import { english } from './english.ts'

const catalogues = { en, af }
const whole: InEveryLanguage<typeof catalogues> = catalogues

type Words = Translator<TextsByPath<typeof en>>

const words: Readonly<Record<Language, Words>> = {
  en: translatorOf('en', textsByPath(whole.en)),
  af: translatorOf('af', textsByPath(whole.af)),
}

export function accountWordsIn(language: Language): Words {
  return words[language]
}

export const englishWords: Translator<TextsByPath<typeof english>> = translatorOf('en', textsByPath(english))
