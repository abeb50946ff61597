import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { SpecialTermRow, SpecialTerms } from '@camp/application/special-terms/special-terms.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../postgres/uuid.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'

const nameConstraint = 'special_term_name_unique'

export class PostgresSpecialTerms implements SpecialTerms {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  list(organisationId: OrganisationId): Promise<readonly SpecialTermRow[]> {
    return this.#rows(sql`organisation_id = ${organisationId}`)
  }

  async find(organisationId: OrganisationId, id: string): Promise<SpecialTermRow | undefined> {
    if (!isUuid(id)) return undefined
    return (await this.#rows(sql`organisation_id = ${organisationId} and id = ${id}`))[0]
  }

  add(term: SpecialTermRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, nameConstraint, async (run) => {
      await run(sql`
        insert into special_term (id, organisation_id, name, is_active, type, text)
        values (${term.id}, ${term.organisationId}, ${term.name}, ${term.isActive}, ${term.type}, ${term.text})`)
      await run(linked(term))
      return true
    })
  }

  replace(term: SpecialTermRow): Promise<Result<null, SaveRowRefusal>> {
    const { id, organisationId, rowVersion, name, isActive, type, text, siteIds } = term
    return savingRow(this.#em, nameConstraint, async (run) => {
      const changed = await run(sql`
        update special_term set name = ${name}, is_active = ${isActive}, type = ${type}, text = ${text}
        where id = ${id} and organisation_id = ${organisationId} and row_version = ${rowVersion}`)
      if (changed === 0) return false
      await run(sql`delete from site_special_term where special_term_id = ${id} and site_id <> all(${siteIds}::uuid[])`)
      await run(linked(term))
      return true
    })
  }

  async remove(organisationId: OrganisationId, id: string): Promise<void> {
    if (!isUuid(id)) return
    await sql`delete from special_term where id = ${id} and organisation_id = ${organisationId}`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
  }

  async #rows(which: RawBuilder<unknown>): Promise<readonly SpecialTermRow[]> {
    const { rows } = await sql<SpecialTermRow>`
      select id, organisation_id as "organisationId", row_version as "rowVersion", name, is_active as "isActive", type, text,
        array(select site_id::text from site_special_term where special_term_id = special_term.id order by 1) as "siteIds"
      from special_term where ${which} order by name`.execute(this.#em.getKysely({ type: 'write' }))
    return rows
  }
}

function linked({ id, organisationId, siteIds }: SpecialTermRow): RawBuilder<unknown> {
  return sql`
    insert into site_special_term (organisation_id, site_id, special_term_id)
    select ${organisationId}::uuid, site_id, ${id}::uuid from unnest(${siteIds}::uuid[]) as site_id
    on conflict on constraint special_term_put_once_per_site do nothing`
}
