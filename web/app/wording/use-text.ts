import type { Texts } from '@camp/domain/languages/translate.ts'
import { translatorOf } from '@camp/domain/languages/translator.ts'
import { createContext, use } from 'react'
import type { NamespaceName, Translator } from './catalogue.ts'
import type { PageLanguage } from './page-languages.ts'
import { loadWords, namespaceOf, partsWith } from './wording-store.ts'

export const LanguageContext = createContext<PageLanguage>('en')

/**
 * `const t = useText('search')`, then `t('where')`. Waits, as any lazy part of a page does, for words not
 * there yet.
 */
export function useText<Name extends NamespaceName>(name: Name): Translator<Name> {
  const language = use(LanguageContext)
  return translatorOf(language, useNamespace(language, name))
}

/** The same outside components, where the words are loaded already: in loaders and actions. */
export function textIn<Name extends NamespaceName>(language: PageLanguage, name: Name): Translator<Name> {
  const words = namespaceOf(language, name)
  if (!words) throw new Error(`The words of "${name}" are not loaded`)
  return translatorOf(language, words)
}

/**
 * Also where the words are there already: React takes a component that waited for a promise up again by
 * asking it for the same one, and loses count of its hooks (errors 467 and 520) where it no longer does.
 */
function useNamespace(language: PageLanguage, name: NamespaceName): Texts {
  for (const part of partsWith(name)) {
    const words = use(loadWords(language, part))[name]
    if (words) return words
  }
  throw new Error(`No namespace "${name}"`)
}
