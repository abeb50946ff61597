import type { KnownCountries, KnownCountry } from '@camp/application/import-export/known-countries.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

/** Those with provinces: the others stand in the database for their phone codes only. */
export class PostgresKnownCountries implements KnownCountries {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async all(): Promise<readonly KnownCountry[]> {
    // Raw: a list in each row.
    const { rows } = await sql<KnownCountry>`
      select country.code, currency, array_agg(province.name order by province.name) as provinces
      from country join province on province.country_code = country.code
      group by country.code, currency`.execute(databaseOf(this.#em))
    return rows
  }
}
