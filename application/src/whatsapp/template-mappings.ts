import type { Language } from '@camp/domain/languages/language.ts'
import type { TemplateMapping } from '@camp/domain/whatsapp/template-mapping.ts'

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
  list(): Promise<readonly TemplateMapping[]>
  find(key: TemplateKey): Promise<TemplateMapping | undefined>
  /** And until the transaction ends nobody else changes it. */
  findForChange(key: TemplateKey): Promise<TemplateMapping | undefined>
  replace(mapping: TemplateMapping): Promise<void>
}
