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
    const { rows } = await sql<{ version: string }>`
      select version from organisation where slug = ${slug} and status in ('active', 'paused')`.execute(this.#database())
    return rows[0]?.version
  }

  async ofFeatured(): Promise<string> {
    const { rows } = await sql<{ versions: string | null }>`
      select string_agg(o.id || ':' || o.version, ' ' order by o.id) as versions
      from organisation o where ${featuredOnHomePage(this.#isDemoMode)}`.execute(this.#database())
    return rows[0]?.versions ?? ''
  }

  #database() {
    return databaseOf(this.#em)
  }
}
