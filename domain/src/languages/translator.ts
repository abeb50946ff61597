import type { Language } from './language.ts'
import type { ValueNames, Values } from './text-template.ts'
import { type Texts, translate } from './translate.ts'

type PluralForm = 'one' | 'other'
type WithoutPlural<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key

/** What a text is asked for by: of `nights_one` and `nights_other`, `nights`. */
export type TextKey<Known> = WithoutPlural<keyof Known> & string

type Template<Known, Key> = Known[(Key | `${Key & string}_${PluralForm}`) & keyof Known] & string
/** A key of plural forms is read by its count, also where no form says the number. */
type CountOf<Known, Key> = Key extends keyof Known ? never : 'count'
type ValuesOf<Known, Key> = {
  readonly [Value in ValueNames<Template<Known, Key>> | CountOf<Known, Key>]: Value extends 'count' ? number : string | number
}

/** `t('nights', { count: 3 })`: a misspelt key, a missing value or an unknown one does not compile. */
export type Translator<Known> = <Key extends TextKey<Known>>(
  key: Key,
  ...values: keyof ValuesOf<Known, Key> extends never ? [] : [values: ValuesOf<Known, Key>]
) => string

/** Types say which texts there are; the texts may be those of another language. */
export function translatorOf<Known>(language: Language, texts: Texts): Translator<Known> {
  const text = (key: string, values?: Values) => translate(language, texts, key, values)
  return text as Translator<Known>
}
