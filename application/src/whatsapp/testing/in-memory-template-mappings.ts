import { standardTemplates } from '../standard-templates.ts'
import type { KeptTemplateMapping, TemplateKey, TemplateMappings } from '../template-mappings.ts'

/** The standard templates, as a new installation has them. */
export class InMemoryTemplateMappings implements TemplateMappings {
  #rows: readonly KeptTemplateMapping[] = standardTemplates.map((template) => ({ ...template, rowVersion: 1 }))

  async list(): Promise<readonly KeptTemplateMapping[]> {
    return this.#rows
  }

  async find({ name, language }: TemplateKey): Promise<KeptTemplateMapping | undefined> {
    return this.#rows.find((row) => row.name === name && row.language === language)
  }

  async replace(mapping: KeptTemplateMapping): Promise<boolean> {
    const stored = await this.find(mapping)
    if (stored?.rowVersion !== mapping.rowVersion) return false
    this.#rows = this.#rows.map((row) => (row === stored ? { ...mapping, rowVersion: mapping.rowVersion + 1 } : row))
    return true
  }
}
