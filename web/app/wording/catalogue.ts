import type { Content } from './en/content/content-parts.ts'
import type { everywhere } from './en/everywhere.ts'
import type { Guest } from './en/guest-parts.ts'
import type { staff } from './en/staff.ts'
import type { ValueNames } from './template.ts'

/** English decides which namespaces and keys there are. */
export type Catalogue = typeof everywhere & Guest & typeof staff & Content
export type NamespaceName = keyof Catalogue

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type Template<Name extends NamespaceName, Key> = Catalogue[Name][(Key | `${Key & string}_${'one' | 'other'}`) &
  keyof Catalogue[Name]] &
  string

export type TextKey<Name extends NamespaceName> = WithoutPlural<keyof Catalogue[Name]> & string
type Needed<Name extends NamespaceName, Key> = {
  readonly [Value in ValueNames<Template<Name, Key>>]: Value extends 'count' ? number : string | number
}

/** `t('nights', { count: 3 })`: a misspelt key or a missing value does not compile. */
export type Translator<Name extends NamespaceName> = <Key extends TextKey<Name>>(
  key: Key,
  ...values: keyof Needed<Name, Key> extends never ? [] : [values: Needed<Name, Key>]
) => string
