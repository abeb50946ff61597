import type { SiteNeeded, SiteRow, Sites } from '@camp/application/plots/sites.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId, SiteId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sql } from 'kysely'
import { jsonText } from '../postgres/json-text.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { PostgresSettingsRows } from '../settings/postgres-settings-rows.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'
import { readSite, writeSiteSettings } from './site-fields.ts'

const nameConstraint = 'site_name_unique'

export class PostgresSites extends PostgresSettingsRows<SiteRow> implements Sites {
  add(site: SiteRow): Promise<Result<null, SaveRowRefusal>> {
    const position = sql<number>`(select coalesce(max(position) + 1, 0) from site where organisation_id = ${site.organisationId})`
    const columns = jsonInText(writeSiteSettings(site))
    return savingRow(this.em, nameConstraint, async (database) => {
      await database
        .insertInto('site')
        .values({ ...columns, position })
        .execute()
      return true
    })
  }

  replace(site: SiteRow): Promise<Result<null, SaveRowRefusal>> {
    const columns = jsonInText(writeSiteSettings(site))
    return savingRow(this.em, nameConstraint, async (database) => {
      const { numUpdatedRows } = await database
        .updateTable('site')
        .set(columns)
        .where('id', '=', site.id)
        .where('organisation_id', '=', site.organisationId)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    })
  }

  /**
   * Plots would go with their site: nothing may come to need it while that is asked. Raw: a lock, and counts
   * in two tables.
   */
  async remove(organisationId: OrganisationId, id: string): Promise<Result<null, SiteNeeded>> {
    if (!isUuid(id)) return accepted(null)
    return this.em.transactional(async (em) => {
      const kysely = databaseOf(em)
      await sql`select from site where id = ${id} and organisation_id = ${organisationId} for update`.execute(kysely)
      const { rows } = await sql<{ plots: number; reservations: number }>`
        select (select count(*)::int from plot where site_id = ${id} and organisation_id = ${organisationId}) as plots,
          (select count(distinct reservation_id)::int from reservation_plot
            where site_id = ${id} and organisation_id = ${organisationId}) as reservations`.execute(kysely)
      const [needs = { plots: 0, reservations: 0 }] = rows
      if (needs.plots + needs.reservations > 0) return refused({ code: 'site-needed', ...needs })
      await sql`delete from site where id = ${id} and organisation_id = ${organisationId}`.execute(kysely)
      return accepted(null)
    })
  }

  protected async rows(organisationId: OrganisationId, id?: SiteId): Promise<readonly SiteRow[]> {
    const query = databaseOf(this.em).selectFrom('site').selectAll().where('organisation_id', '=', organisationId)
    const rows = await (id ? query.where('id', '=', id) : query).orderBy('position').orderBy('name').execute()
    return rows.map(readSite)
  }
}

function jsonInText(columns: ReturnType<typeof writeSiteSettings>) {
  return { ...columns, times: JSON.stringify(columns.times), weekday_supplement: jsonText(columns.weekday_supplement) }
}
