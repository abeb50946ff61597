import { type Language, locales } from '@camp/domain/languages/language.ts'
import { fillIn, type Values } from './template.ts'

export type Namespace = Readonly<Record<string, string>>

/**
 * The text of a key, in i18next's JSON format: with a `count`, the key's plural form of the language.
 * A missing key throws: types make it a bug.
 */
export function translate(language: Language, namespace: Namespace, key: string, values?: Values): string {
  const template = pluralForm(language, namespace, key, values?.count) ?? namespace[key]
  if (template === undefined) throw new Error(`No words for "${key}"`)
  return fillIn(template, values)
}

function pluralForm(language: Language, namespace: Namespace, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined
  return namespace[`${key}_${pluralRules(language).select(count)}`] ?? namespace[`${key}_other`]
}

const rules = new Map<Language, Intl.PluralRules>()

function pluralRules(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(locales[language])
  rules.set(language, known)
  return known
}
