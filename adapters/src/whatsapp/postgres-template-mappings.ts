import type { TemplateKey, TemplateMappings } from '@camp/application/whatsapp/template-mappings.ts'
import type { TemplateMapping } from '@camp/domain/whatsapp/template-mapping.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Selectable } from 'kysely'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'

export class PostgresTemplateMappings implements TemplateMappings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async list(): Promise<readonly TemplateMapping[]> {
    const rows = await this.#database().selectFrom('whatsapp_template').selectAll().orderBy('name').orderBy('language').execute()
    return rows.map(toMapping)
  }

  async find(key: TemplateKey): Promise<TemplateMapping | undefined> {
    const row = await this.#row(key).executeTakeFirst()
    return row && toMapping(row)
  }

  async findForChange(key: TemplateKey): Promise<TemplateMapping | undefined> {
    const row = await this.#row(key).forNoKeyUpdate().executeTakeFirst()
    return row && toMapping(row)
  }

  async replace(mapping: TemplateMapping): Promise<void> {
    await this.#database()
      .updateTable('whatsapp_template')
      .set({
        meta_name: mapping.metaName,
        twilio_content_sid: mapping.twilioContentSid,
        body_order: JSON.stringify(mapping.bodyOrder),
        url_buttons: JSON.stringify(mapping.urlButtons),
        is_active: mapping.isActive,
      })
      .where('name', '=', mapping.name)
      .where('language', '=', mapping.language)
      .execute()
  }

  #row({ name, language }: TemplateKey) {
    return this.#database().selectFrom('whatsapp_template').selectAll().where('name', '=', name).where('language', '=', language)
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function toMapping(row: Selectable<Tables['whatsapp_template']>): TemplateMapping {
  return {
    name: row.name,
    language: row.language,
    metaName: row.meta_name,
    twilioContentSid: row.twilio_content_sid,
    bodyOrder: row.body_order,
    urlButtons: row.url_buttons,
    isActive: row.is_active,
  }
}
