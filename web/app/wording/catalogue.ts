import type { TextKey as KeyOf, Translator as TranslatorOf } from '@camp/domain/languages/translator.ts'
import type { Content } from './en/content/content-parts.ts'
import type { everywhere } from './en/everywhere.ts'
import type { Guest } from './en/guest-parts.ts'
import type { staff } from './en/staff.ts'

/** English decides which namespaces and keys there are. */
type Wording = typeof everywhere & Guest & typeof staff & Content
export type NamespaceName = keyof Wording
export type TextKey<Name extends NamespaceName> = KeyOf<Wording[Name]>
export type Translator<Name extends NamespaceName> = TranslatorOf<Wording[Name]>
