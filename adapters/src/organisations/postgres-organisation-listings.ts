import type {
  ListingPage,
  ListingQuery,
  ListingSort,
  OrganisationListing,
  OrganisationListings,
} from '@camp/application/organisations/platform/organisation-listings.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

const sortColumns = {
  name: 'search_name',
  status: 'status',
  cityName: 'search_city',
  plots: 'plots',
} as const satisfies Record<ListingSort, string>

export class PostgresOrganisationListings implements OrganisationListings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async list({ search, status, sort, isDescending, limit, offset }: ListingQuery): Promise<ListingPage> {
    // Raw: what is counted beside each row may be what they are ordered by.
    const found = sql`
      from organisation
      where (case when ${status} = '' then status <> 'deleted' else status = ${status} end)
        and (${search} = '' or strpos(search_name, search_form(${search})) > 0 or strpos(search_city, search_form(${search})) > 0
          or strpos(slug, lower(${search})) > 0)`
    const direction = isDescending ? sql`desc` : sql`asc`
    const rows = await sql<OrganisationListing>`
      select id, slug, name, status, city_name as "cityName", is_demo as "isDemo", plots, users
      from (
        select organisation.*,
          (select count(*)::int from plot where organisation_id = organisation.id) as plots,
          (select count(*)::int from user_organisation where organisation_id = organisation.id) as users
        ${found}
      ) as listed
      order by ${sql.ref(sortColumns[sort])} ${direction}, search_name, id
      limit ${limit} offset ${offset}`.execute(this.#database())
    const total = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(this.#database())
    return { rows: rows.rows, total: total.rows[0]?.total ?? 0 }
  }

  #database() {
    return databaseOf(this.#em)
  }
}
