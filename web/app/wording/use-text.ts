import { createContext, use } from 'react'
import type { NamespaceName, Translator } from './catalogue.ts'
import type { PageLanguage } from './page-languages.ts'
import type { Values } from './template.ts'
import { type Namespace, translate } from './translate.ts'
import { namespaceOf } from './wording-store.ts'

export const LanguageContext = createContext<PageLanguage>('en')

/** `const t = useText('search')`, then `t('where')`. Waits, as any lazy part of a page does, for words not there yet. */
export function useText<Name extends NamespaceName>(name: Name): Translator<Name> {
  const language = use(LanguageContext)
  return translatorFor(language, name, useNamespace(language, name))
}

/** The same outside components, where the words are loaded already: in loaders and actions. */
export function textIn<Name extends NamespaceName>(language: PageLanguage, name: Name): Translator<Name> {
  const words = namespaceOf(language, name)
  if (words instanceof Promise) throw new Error(`The words of "${name}" are not loaded`)
  return translatorFor(language, name, words)
}

function useNamespace(language: PageLanguage, name: NamespaceName): Namespace {
  let found = namespaceOf(language, name)
  while (found instanceof Promise) {
    use(found)
    found = namespaceOf(language, name)
  }
  return found
}

function translatorFor<Name extends NamespaceName>(language: PageLanguage, _name: Name, words: Namespace): Translator<Name> {
  const text = (key: string, values?: Values) => translate(language, words, key, values)
  return text as Translator<Name>
}
