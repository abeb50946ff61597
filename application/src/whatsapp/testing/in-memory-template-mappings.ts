import type { TemplateMapping } from '@camp/domain/whatsapp/template-mapping.ts'
import { standardTemplates } from '../standard-templates.ts'
import type { TemplateKey, TemplateMappings } from '../template-mappings.ts'

/** The standard templates, as a new installation has them. */
export class InMemoryTemplateMappings implements TemplateMappings {
  #rows: readonly TemplateMapping[] = standardTemplates

  async list(): Promise<readonly TemplateMapping[]> {
    return this.#rows
  }

  async find({ name, language }: TemplateKey): Promise<TemplateMapping | undefined> {
    return this.#rows.find((row) => row.name === name && row.language === language)
  }

  findForChange(key: TemplateKey): Promise<TemplateMapping | undefined> {
    return this.find(key)
  }

  async replace(mapping: TemplateMapping): Promise<void> {
    const stored = await this.find(mapping)
    this.#rows = this.#rows.map((row) => (row === stored ? mapping : row))
  }
}
