import type { ShownVersions } from '@camp/application/organisations/shown-versions.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { featuredOnHomePage } from './featured-on-home-page.ts'

/** Asks the primary database: a replica may not know yet what has just changed. */
export class PostgresShownVersions implements ShownVersions {
  readonly #em: EntityManager
  readonly #isDemoMode: boolean

  constructor({ em, isDemoMode }: { readonly em: EntityManager; readonly isDemoMode: boolean }) {
    this.#em = em
    this.#isDemoMode = isDemoMode
  }

  async ofCampsite(slug: string): Promise<string | undefined> {
    const row = await this.#database()
      .selectFrom('organisation')
      .select('version')
      .where('slug', '=', slug)
      .where('status', 'in', ['active', 'paused'])
      .executeTakeFirst()
    return row?.version
  }

  async ofFeatured(): Promise<string> {
    // Raw: one text of many rows.
    const { rows } = await sql<{ versions: string | null }>`
      select string_agg(o.id || ':' || o.version, ' ' order by o.id) as versions
      from organisation o where ${featuredOnHomePage(this.#isDemoMode)}`.execute(this.#database())
    return rows[0]?.versions ?? ''
  }

  #database() {
    return databaseOf(this.#em)
  }
}
