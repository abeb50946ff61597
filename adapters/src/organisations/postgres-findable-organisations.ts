import type { FindableOrganisation, FindableOrganisations } from '@camp/application/organisations/findable-organisations.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { bookableOnline } from './bookable-online.ts'

export class PostgresFindableOrganisations implements FindableOrganisations {
  readonly #em: EntityManager
  readonly #isDemoMode: boolean

  constructor({ em, isDemoMode }: { readonly em: EntityManager; readonly isDemoMode: boolean }) {
    this.#em = em
    this.#isDemoMode = isDemoMode
  }

  async list(limit: number): Promise<readonly FindableOrganisation[]> {
    const { rows } = await sql<{ slug: string; changed_at: Date | string }>`
      select o.slug, o.updated_at as changed_at
      from organisation o
      where o.status = 'active' and (not o.is_demo or ${this.#isDemoMode}) and ${bookableOnline}
      order by o.slug limit ${limit}`.execute(databaseOf(this.#em))
    return rows.map(({ slug, changed_at }) => ({
      slug,
      changedAt: Temporal.Instant.from(changed_at instanceof Date ? changed_at.toISOString() : changed_at),
    }))
  }
}
