import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ChangeFeed } from '../change-feed/change.ts'
import { KeptWhileCurrent } from '../change-feed/kept.ts'

type Entry = readonly [OrganisationId, Catalogue]

/** By id, and by the slug that it has now. */
export class KeptCatalogues {
  readonly #kept: KeptWhileCurrent<OrganisationId, Catalogue>
  readonly #ids = new Map<string, OrganisationId>()

  constructor(feed: ChangeFeed) {
    // Countries and the order of tags stand in every catalogue.
    this.#kept = new KeptWhileCurrent(feed, (change) => {
      if (change.kind === 'catalogue') return [change.organisationId]
      return change.kind === 'tags' || change.kind === 'countries' ? 'all' : []
    })
  }

  get(id: OrganisationId): Catalogue | undefined {
    return this.#kept.get(id)
  }

  /** Whoever gave a slug away is not kept any more. */
  bySlug(slug: string): Catalogue | undefined {
    const id = this.#ids.get(slug)
    const catalogue = id && this.#kept.get(id)
    return catalogue?.organisation.slug === slug ? catalogue : undefined
  }

  async reading(em: EntityManager, read: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
    const entries = await this.#kept.reading(em, read)
    for (const [id, { organisation }] of entries) this.#ids.set(organisation.slug, id)
    return entries
  }
}
