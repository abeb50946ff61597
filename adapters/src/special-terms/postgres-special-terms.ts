import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { SpecialTermRow, SpecialTerms } from '@camp/application/special-terms/special-terms.ts'
import type { OrganisationId, SiteId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { type Kysely, sql } from 'kysely'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { PostgresSettingsRows } from '../settings/postgres-settings-rows.ts'
import { removeRow, savingRow } from '../settings/settings-rows-in-postgres.ts'
import { readSpecialTerm, writeSpecialTerm } from './special-term-fields.ts'

const nameConstraint = 'special_term_name_unique'

export class PostgresSpecialTerms extends PostgresSettingsRows<SpecialTermRow> implements SpecialTerms {
  add(term: SpecialTermRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      const columns = { ...writeSpecialTerm(term), organisation_id: term.organisationId }
      await database.insertInto('special_term').values(columns).execute()
      await link(database, term)
      return true
    })
  }

  replace(term: SpecialTermRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      const { numUpdatedRows } = await database
        .updateTable('special_term')
        .set(writeSpecialTerm(term))
        .where('id', '=', term.id)
        .where('organisation_id', '=', term.organisationId)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await database
        .deleteFrom('site_special_term')
        .where('organisation_id', '=', term.organisationId)
        .where('special_term_id', '=', term.id)
        .where(sql<boolean>`site_id <> all(${term.siteIds}::uuid[])`)
        .execute()
      await link(database, term)
      return true
    })
  }

  remove(organisationId: OrganisationId, id: string): Promise<void> {
    return removeRow(this.em, 'special_term', { organisationId, id })
  }

  protected async rows(organisationId: OrganisationId, id?: SpecialTermId): Promise<readonly SpecialTermRow[]> {
    const query = databaseOf(this.em)
      .selectFrom('special_term')
      .selectAll()
      .select(
        sql<SiteId[]>`array(
          select site_id::text from site_special_term link
          where link.organisation_id = special_term.organisation_id and special_term_id = special_term.id order by 1)`.as(
          'site_ids',
        ),
      )
      .where('organisation_id', '=', organisationId)
    const rows = await (id ? query.where('id', '=', id) : query).orderBy('name').execute()
    return rows.map((row) => ({ ...readSpecialTerm(row), organisationId }))
  }
}

async function link(database: Kysely<Tables>, { id, organisationId, siteIds }: SpecialTermRow): Promise<void> {
  if (siteIds.length === 0) return
  await database
    .insertInto('site_special_term')
    .values(siteIds.map((site_id) => ({ organisation_id: organisationId, site_id, special_term_id: id })))
    .onConflict((conflict) => conflict.constraint('special_term_put_once_per_site').doNothing())
    .execute()
}
