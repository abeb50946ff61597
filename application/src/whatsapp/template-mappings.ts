import type { Language } from '@camp/domain/languages/language.ts'
import type { TemplateMapping } from '@camp/domain/whatsapp/template-mapping.ts'

/** A mapping as it is stored: `rowVersion` counts its changes. */
export interface KeptTemplateMapping extends TemplateMapping {
  readonly rowVersion: number
}

export interface TemplateKey {
  readonly name: string
  readonly language: Language
}

/**
 * Our templates as the providers know them: one row a name and language; rows are changed, never added or
 * removed.
 */
export interface TemplateMappings {
  /** By name, then language. */
  list(): Promise<readonly KeptTemplateMapping[]>
  find(key: TemplateKey): Promise<KeptTemplateMapping | undefined>
  /** Answers whether the row was still in the version that it was read in; it is one higher afterwards. */
  replace(mapping: KeptTemplateMapping): Promise<boolean>
}
