import type { DocumentRow, Documents } from '@camp/application/documents/documents.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { DocumentId, OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { PostgresSettingsRows } from '../settings/postgres-settings-rows.ts'
import { removeRow, savingRow } from '../settings/settings-rows-in-postgres.ts'
import { readDocument, writeDocument } from './document-fields.ts'

const titleConstraint = 'document_title_unique'

export class PostgresDocuments extends PostgresSettingsRows<DocumentRow> implements Documents {
  add(document: DocumentRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, titleConstraint, async (database) => {
      const columns = { ...writeDocument(document), organisation_id: document.organisationId }
      await database.insertInto('document').values(columns).execute()
      return true
    })
  }

  replace(document: DocumentRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, titleConstraint, async (database) => {
      const { numUpdatedRows } = await database
        .updateTable('document')
        .set(writeDocument(document))
        .where('id', '=', document.id)
        .where('organisation_id', '=', document.organisationId)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    })
  }

  remove(organisationId: OrganisationId, id: string): Promise<void> {
    return removeRow(this.em, 'document', { organisationId, id })
  }

  protected async rows(organisationId: OrganisationId, id?: DocumentId): Promise<readonly DocumentRow[]> {
    const query = databaseOf(this.em).selectFrom('document').selectAll().where('organisation_id', '=', organisationId)
    const rows = await (id ? query.where('id', '=', id) : query).orderBy('title').execute()
    return rows.map((row) => ({ ...readDocument(row), organisationId }))
  }
}
