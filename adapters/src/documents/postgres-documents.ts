import type { DocumentRow, Documents } from '@camp/application/documents/documents.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { DocumentId, OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'
import { readDocument, writeDocument } from './document-fields.ts'

const titleConstraint = 'document_title_unique'

export class PostgresDocuments implements Documents {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  list(organisationId: OrganisationId): Promise<readonly DocumentRow[]> {
    return this.#rows(organisationId)
  }

  async find(organisationId: OrganisationId, id: string): Promise<DocumentRow | undefined> {
    if (!isUuid(id)) return undefined
    return (await this.#rows(organisationId, id as DocumentId))[0]
  }

  add(document: DocumentRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, titleConstraint, async (database) => {
      const columns = { ...writeDocument(document), organisation_id: document.organisationId }
      await database.insertInto('document').values(columns).execute()
      return true
    })
  }

  replace(document: DocumentRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, titleConstraint, async (database) => {
      const { numUpdatedRows } = await database
        .updateTable('document')
        .set(writeDocument(document))
        .where('id', '=', document.id)
        .where('organisation_id', '=', document.organisationId)
        .where('row_version', '=', document.rowVersion)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    })
  }

  async remove(organisationId: OrganisationId, id: string): Promise<void> {
    if (!isUuid(id)) return
    await databaseOf(this.#em)
      .deleteFrom('document')
      .where('id', '=', id as DocumentId)
      .where('organisation_id', '=', organisationId)
      .execute()
  }

  async #rows(organisationId: OrganisationId, id?: DocumentId): Promise<readonly DocumentRow[]> {
    const query = databaseOf(this.#em).selectFrom('document').selectAll().where('organisation_id', '=', organisationId)
    const rows = await (id ? query.where('id', '=', id) : query).orderBy('title').execute()
    return rows.map((row) => ({ ...readDocument(row), organisationId, rowVersion: row.row_version }))
  }
}
