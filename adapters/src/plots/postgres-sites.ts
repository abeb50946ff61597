import type { SiteNeeded, SiteRow, Sites } from '@camp/application/plots/sites.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../postgres/uuid.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'

const nameConstraint = 'site_name_unique'

export class PostgresSites implements Sites {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  list(organisationId: OrganisationId): Promise<readonly SiteRow[]> {
    return this.#rows(sql`organisation_id = ${organisationId}`)
  }

  async find(organisationId: OrganisationId, id: string): Promise<SiteRow | undefined> {
    if (!isUuid(id)) return undefined
    return (await this.#rows(sql`organisation_id = ${organisationId} and id = ${id}`))[0]
  }

  add(site: SiteRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, nameConstraint, async (run) => {
      await run(sql`
        insert into site (id, organisation_id, name, site_type, is_active, is_online_booking_active, times, position)
        values (${site.id}, ${site.organisationId}, ${site.name}, ${site.siteType}, ${site.isActive},
          ${site.isOnlineBookingActive}, ${JSON.stringify(site.times)}::jsonb,
          (select coalesce(max(position) + 1, 0) from site where organisation_id = ${site.organisationId}))`)
      return true
    })
  }

  replace(site: SiteRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, nameConstraint, async (run) => {
      const changed = await run(sql`
        update site set name = ${site.name}, site_type = ${site.siteType}, is_active = ${site.isActive},
          is_online_booking_active = ${site.isOnlineBookingActive}, times = ${JSON.stringify(site.times)}::jsonb
        where id = ${site.id} and organisation_id = ${site.organisationId} and row_version = ${site.rowVersion}`)
      return changed === 1
    })
  }

  /** Plots would go with their site: that nothing needs it is part of the statement, not asked before it. */
  async remove(organisationId: OrganisationId, id: string): Promise<Result<null, SiteNeeded>> {
    if (!isUuid(id)) return accepted(null)
    return this.#em.transactional(async (em) => {
      const kysely = em.getKysely({ type: 'write' })
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

  async #rows(which: RawBuilder<unknown>): Promise<readonly SiteRow[]> {
    const { rows } = await sql<SiteRow>`
      select id, organisation_id as "organisationId", row_version as "rowVersion", name, site_type as "siteType",
        is_active as "isActive", is_online_booking_active as "isOnlineBookingActive", images, times
      from site where ${which} order by position, name`.execute(this.#em.getKysely({ type: 'write' }))
    return rows
  }
}
