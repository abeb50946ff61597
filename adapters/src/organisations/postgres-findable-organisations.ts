import type { FindableOrganisation, FindableOrganisations } from '@camp/application/organisations/findable-organisations.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
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
    const rows = await databaseOf(this.#em)
      .selectFrom('organisation as o')
      .select(['o.slug', 'o.updated_at'])
      .where('o.status', '=', 'active')
      .$if(!this.#isDemoMode, (query) => query.where('o.is_demo', '=', false))
      .where(bookableOnline)
      .orderBy('o.slug')
      .limit(limit)
      .execute()
    return rows.map(({ slug, updated_at }) => ({ slug, changedAt: Temporal.Instant.from(updated_at) }))
  }
}
