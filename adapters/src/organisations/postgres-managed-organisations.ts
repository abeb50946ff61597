import type { ManagedOrganisation, ManagedOrganisations } from '@camp/application/organisations/managed/managed-organisations.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

/** Reads from the primary: a new name or status shows at once to whoever set it. */
export class PostgresManagedOrganisations implements ManagedOrganisations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  findBySlug(slug: string): Promise<ManagedOrganisation | undefined> {
    return this.#organisations().where('slug', '=', slug).executeTakeFirst()
  }

  findByShortId(shortUniqueId: string): Promise<ManagedOrganisation | undefined> {
    return this.#organisations().where('short_unique_id', '=', shortUniqueId).executeTakeFirst()
  }

  findMany(ids: readonly OrganisationId[]): Promise<readonly ManagedOrganisation[]> {
    const known = ids.filter((id) => isUuid(id))
    return this.#organisations()
      .where('organisation.id', '=', ({ fn, val }) => fn.any(val(known)))
      .where('status', '<>', 'deleted')
      .execute()
  }

  search(text: string, limit: number): Promise<readonly ManagedOrganisation[]> {
    const isFitting = sql<boolean>`(${text} = '' or strpos(search_name, search_form(${text})) > 0
      or strpos(search_city, search_form(${text})) > 0 or strpos(slug, lower(${text})) > 0)`
    return this.#organisations().where('status', '<>', 'deleted').where(isFitting).limit(limit).execute()
  }

  #organisations() {
    return databaseOf(this.#em)
      .selectFrom('organisation')
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .select(['organisation.id', 'slug', 'short_unique_id as shortUniqueId', 'organisation.name', 'status'])
      .select(['country.timezone', 'country.currency'])
      .orderBy('organisation.search_name')
      .orderBy('organisation.id')
  }
}
