import type { ValueNames } from './text-template.ts'

type Loads<Part> = () => Promise<Part>

/**
 * What `Own` must be to say in another language all that `English` says: every key and no other, each text
 * with the values of the English one. Texts may stand in groups, in lists and in parts that are loaded when
 * they are asked for.
 */
export type Translation<English, Own> = English extends string
  ? Text<English, Own>
  : English extends Loads<infer Part>
    ? Loads<Translation<Part, Own extends Loads<infer Loaded> ? Loaded : never>>
    : { readonly [Key in keyof English]: Translation<English[Key], Key extends keyof Own ? Own[Key] : never> } & {
        readonly [Key in Exclude<keyof Own, keyof English>]: never
      }

/** Of a text that says other values, the message says which: it is the type that the text does not have. */
type Text<English extends string, Own> = Own extends string
  ? Exclude<ValueNames<English>, ValueNames<Own>> extends never
    ? Exclude<ValueNames<Own>, ValueNames<English>> extends never
      ? Own
      : `unknown value: ${Exclude<ValueNames<Own>, ValueNames<English>>}`
    : `missing value: ${Exclude<ValueNames<English>, ValueNames<Own>>}`
  : string

/** English decides what there is to say; any other language here is whole, or it does not compile. */
export type InEveryLanguage<Catalogues extends { readonly en: unknown }> = {
  readonly [Name in keyof Catalogues]: Name extends 'en' ? Catalogues[Name] : Translation<Catalogues['en'], Catalogues[Name]>
}
