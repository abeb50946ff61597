import type { Language } from '@camp/domain/languages/language.ts'
import type { Texts } from '@camp/domain/languages/translate.ts'
import type { InEveryLanguage } from '@camp/domain/languages/translation.ts'
import { type Translator, translatorOf } from '@camp/domain/languages/translator.ts'
import { af } from './af.ts'
import { en } from './en.ts'

const catalogues = { en, af }

/** As they stand, for what is not looked up by a key. Afrikaans is whole, or this does not compile. */
export const wordings: InEveryLanguage<typeof catalogues> = catalogues

/** Texts by the path of their keys. */
type ByPath<Branch, Path extends string = ''> = {
  [Key in keyof Branch & string]: Branch[Key] extends string
    ? (said: { readonly [Whole in `${Path}${Key}`]: Branch[Key] }) => void
    : Branch[Key] extends readonly string[]
      ? never
      : (said: ByPath<Branch[Key], `${Path}${Key}.`>) => void
}[keyof Branch & string] extends (said: infer All) => void
  ? All
  : never

export type Words = Translator<ByPath<typeof en>>

const words: Readonly<Record<Language, Words>> = {
  en: translatorOf('en', byPath(en)),
  af: translatorOf('af', byPath(af)),
}

/** Sentences of one language, by the paths of their keys: `due.onArrival`. */
export function wordsIn(language: Language): Words {
  return words[language]
}

function byPath(branch: object, path = ''): Texts {
  const texts = Object.entries(branch).flatMap(([key, said]) => {
    if (typeof said === 'string') return [[`${path}${key}`, said] as const]
    return Array.isArray(said) ? [] : Object.entries(byPath(said, `${path}${key}.`))
  })
  return Object.fromEntries(texts)
}
