import type { KeptTemplateMapping, TemplateKey, TemplateMappings } from '@camp/application/whatsapp/template-mappings.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Selectable } from 'kysely'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'

export class PostgresTemplateMappings implements TemplateMappings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async list(): Promise<readonly KeptTemplateMapping[]> {
    const rows = await this.#database().selectFrom('whatsapp_template').selectAll().orderBy('name').orderBy('language').execute()
    return rows.map(toMapping)
  }

  async find({ name, language }: TemplateKey): Promise<KeptTemplateMapping | undefined> {
    const row = await this.#database()
      .selectFrom('whatsapp_template')
      .selectAll()
      .where('name', '=', name)
      .where('language', '=', language)
      .executeTakeFirst()
    return row && toMapping(row)
  }

  async replace(mapping: KeptTemplateMapping): Promise<boolean> {
    const changed = await this.#database()
      .updateTable('whatsapp_template')
      .set({
        meta_name: mapping.metaName,
        twilio_content_sid: mapping.twilioContentSid,
        body_order: JSON.stringify(mapping.bodyOrder),
        url_buttons: JSON.stringify(mapping.urlButtons),
        is_active: mapping.isActive,
        row_version: mapping.rowVersion + 1,
      })
      .where('name', '=', mapping.name)
      .where('language', '=', mapping.language)
      .where('row_version', '=', mapping.rowVersion)
      .returning('name')
      .execute()
    return changed.length === 1
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function toMapping(row: Selectable<Tables['whatsapp_template']>): KeptTemplateMapping {
  return {
    name: row.name,
    language: row.language,
    metaName: row.meta_name,
    twilioContentSid: row.twilio_content_sid,
    bodyOrder: row.body_order,
    urlButtons: row.url_buttons,
    isActive: row.is_active,
    rowVersion: row.row_version,
  }
}
