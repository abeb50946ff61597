import type { SavedTextRow, SavedTexts } from '@camp/application/saved-texts/saved-texts.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId, SavedTextId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { PostgresSettingsRows } from '../settings/postgres-settings-rows.ts'
import { removeRow, savingRow } from '../settings/settings-rows-in-postgres.ts'
import { readSavedText, writeSavedText } from './saved-text-fields.ts'

const nameConstraint = 'saved_text_name_unique'

export class PostgresSavedTexts extends PostgresSettingsRows<SavedTextRow> implements SavedTexts {
  add(text: SavedTextRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      const columns = { ...writeSavedText(text), organisation_id: text.organisationId }
      await database.insertInto('saved_text').values(columns).execute()
      return true
    })
  }

  replace(text: SavedTextRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      const { numUpdatedRows } = await database
        .updateTable('saved_text')
        .set(writeSavedText(text))
        .where('id', '=', text.id)
        .where('organisation_id', '=', text.organisationId)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    })
  }

  remove(organisationId: OrganisationId, id: string): Promise<void> {
    return removeRow(this.em, 'saved_text', { organisationId, id })
  }

  protected async rows(organisationId: OrganisationId, id?: SavedTextId): Promise<readonly SavedTextRow[]> {
    const query = databaseOf(this.em).selectFrom('saved_text').selectAll().where('organisation_id', '=', organisationId)
    const rows = await (id ? query.where('id', '=', id) : query).orderBy('name').execute()
    return rows.map((row) => ({ ...readSavedText(row), organisationId }))
  }
}
