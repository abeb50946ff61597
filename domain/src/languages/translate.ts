import { type Language, locales } from './language.ts'
import { fillIn, type Values } from './text-template.ts'

/** Texts by key, in i18next's JSON format. */
export type Texts = Readonly<Record<string, string>>

/**
 * The text of a key: with a `count`, the key's plural form of the language. A missing key throws: types make
 * it a bug.
 */
export function translate(language: Language, texts: Texts, key: string, values?: Values): string {
  const template = pluralForm(language, texts, key, values?.count) ?? texts[key]
  if (template === undefined) throw new Error(`No words for "${key}"`)
  return fillIn(template, values)
}

function pluralForm(language: Language, texts: Texts, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined
  return texts[`${key}_${pluralRules(language).select(count)}`] ?? texts[`${key}_other`]
}

const rules = new Map<Language, Intl.PluralRules>()

function pluralRules(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(locales[language])
  rules.set(language, known)
  return known
}
