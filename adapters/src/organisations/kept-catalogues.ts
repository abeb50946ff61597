import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ChangeFeed } from '../change-feed/change.ts'
import { KeptWhileCurrent } from '../change-feed/kept.ts'
import type { CatalogueCache } from './catalogue-cache.ts'

export interface VersionedCatalogue {
  readonly version: string
  readonly catalogue: Catalogue
}

/**
 * By id, and by the slug that it has now. Only which version stands in the database is kept here; the
 * catalogues are the cache's, so that there are never more of them than it may hold.
 */
export class KeptCatalogues {
  readonly cache: CatalogueCache
  readonly #versions: KeptWhileCurrent<OrganisationId, string>
  readonly #ids = new Map<string, OrganisationId>()

  constructor(feed: ChangeFeed, cache: CatalogueCache) {
    this.cache = cache
    // Countries and the order of tags stand in every catalogue.
    this.#versions = new KeptWhileCurrent(feed, (change) => {
      if (change.kind === 'catalogue') return [change.organisationId]
      return change.kind === 'tags' || change.kind === 'countries' ? 'all' : []
    })
  }

  get(id: OrganisationId): Catalogue | undefined {
    const version = this.#versions.get(id)
    return version === undefined ? undefined : this.cache.get(id, version)
  }

  /** Whoever gave a slug away is not kept any more. */
  bySlug(slug: string): Catalogue | undefined {
    const id = this.#ids.get(slug)
    const catalogue = id && this.get(id)
    return catalogue?.organisation.slug === slug ? catalogue : undefined
  }

  async reading(em: EntityManager, read: () => Promise<readonly VersionedCatalogue[]>): Promise<readonly Catalogue[]> {
    let catalogues: readonly Catalogue[] = []
    await this.#versions.reading(em, async () => {
      const found = await read()
      catalogues = found.map(({ catalogue }) => catalogue)
      for (const { id, slug } of catalogues.map(({ organisation }) => organisation)) this.#ids.set(slug, id)
      return found.map(({ catalogue, version }) => [catalogue.organisation.id, version] as const)
    })
    return catalogues
  }
}
