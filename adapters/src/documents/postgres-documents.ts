import type { DocumentRow, Documents } from '@camp/application/documents/documents.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../postgres/uuid.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'

const titleConstraint = 'document_title_unique'

export class PostgresDocuments implements Documents {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  list(organisationId: OrganisationId): Promise<readonly DocumentRow[]> {
    return this.#rows(sql`organisation_id = ${organisationId}`)
  }

  async find(organisationId: OrganisationId, id: string): Promise<DocumentRow | undefined> {
    if (!isUuid(id)) return undefined
    return (await this.#rows(sql`organisation_id = ${organisationId} and id = ${id}`))[0]
  }

  add({ id, organisationId, title, text, version, isMandatory, isActive }: DocumentRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, titleConstraint, async (run) => {
      await run(sql`
        insert into document (id, organisation_id, title, text, version, is_mandatory, is_active)
        values (${id}, ${organisationId}, ${title}, ${text}, ${version}, ${isMandatory}, ${isActive})`)
      return true
    })
  }

  replace(document: DocumentRow): Promise<Result<null, SaveRowRefusal>> {
    const { id, organisationId, rowVersion, title, text, version, isMandatory, isActive } = document
    return savingRow(this.#em, titleConstraint, async (run) => {
      const changed = await run(sql`
        update document set title = ${title}, text = ${text}, version = ${version}, is_mandatory = ${isMandatory},
          is_active = ${isActive}
        where id = ${id} and organisation_id = ${organisationId} and row_version = ${rowVersion}`)
      return changed === 1
    })
  }

  async remove(organisationId: OrganisationId, id: string): Promise<void> {
    if (!isUuid(id)) return
    await sql`delete from document where id = ${id} and organisation_id = ${organisationId}`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
  }

  async #rows(which: RawBuilder<unknown>): Promise<readonly DocumentRow[]> {
    const { rows } = await sql<DocumentRow>`
      select id, organisation_id as "organisationId", row_version as "rowVersion", title, text, version,
        is_mandatory as "isMandatory", is_active as "isActive"
      from document where ${which} order by title`.execute(this.#em.getKysely({ type: 'write' }))
    return rows
  }
}
