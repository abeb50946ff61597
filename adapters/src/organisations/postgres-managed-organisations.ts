import type { ManagedOrganisation, ManagedOrganisations } from '@camp/application/organisations/managed/managed-organisations.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

/** Reads from the primary: a new name or status shows at once to whoever set it. */
export class PostgresManagedOrganisations implements ManagedOrganisations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async findBySlug(slug: string): Promise<ManagedOrganisation | undefined> {
    const [found] = await this.#select(sql`organisation.slug = ${slug}`, 1)
    return found
  }

  async findByShortId(shortUniqueId: string): Promise<ManagedOrganisation | undefined> {
    const [found] = await this.#select(sql`organisation.short_unique_id = ${shortUniqueId}`, 1)
    return found
  }

  findMany(ids: readonly OrganisationId[]): Promise<readonly ManagedOrganisation[]> {
    return this.#select(sql`organisation.id = any(${ids.filter(isUuid)}::uuid[]) and status <> 'deleted'`, null)
  }

  search(text: string, limit: number): Promise<readonly ManagedOrganisation[]> {
    const fits = sql`strpos(search_name, search_form(${text})) > 0 or strpos(search_city, search_form(${text})) > 0
      or strpos(slug, lower(${text})) > 0`
    return this.#select(sql`status <> 'deleted' and (${text} = '' or ${fits})`, limit)
  }

  async #select(condition: RawBuilder<unknown>, limit: number | null): Promise<readonly ManagedOrganisation[]> {
    const { rows } = await sql<ManagedOrganisation>`
      select organisation.id, slug, short_unique_id as "shortUniqueId", organisation.name, status, country.timezone, country.currency
      from organisation join country on country.code = organisation.country_code
      where ${condition} order by organisation.search_name, organisation.id limit ${limit}`.execute(databaseOf(this.#em))
    return rows
  }
}
