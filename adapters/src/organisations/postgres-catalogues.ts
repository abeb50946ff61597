import type { Catalogues } from '@camp/application/organisations/catalogues.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import { featuredOnHomePage } from './featured-on-home-page.ts'
import type { KeptCatalogues, VersionedCatalogue } from './kept-catalogues.ts'
import { readCatalogues } from './read-catalogues.ts'

export interface PostgresCataloguesPorts {
  readonly em: EntityManager
  readonly cache: CatalogueCache
  /** Those that the feed says are current; none where nothing is heard. */
  readonly kept?: KeptCatalogues
  readonly isDemoMode: boolean
}

/**
 * Asks the database for nothing where the feed says that a catalogue stands as it was read; otherwise for
 * versions only, and for the catalogues whose version moved.
 */
export class PostgresCatalogues implements Catalogues {
  readonly #ports: PostgresCataloguesPorts

  constructor(ports: PostgresCataloguesPorts) {
    this.#ports = ports
  }

  async findBySlug(slug: string): Promise<Catalogue | undefined> {
    const kept = this.#ports.kept?.bySlug(slug)
    if (kept) return kept
    const [catalogue] = await this.#current(sql`slug = ${slug}`)
    return catalogue
  }

  async findNow(id: OrganisationId): Promise<Catalogue | undefined> {
    if (!isUuid(id)) return undefined
    const [catalogue] = await this.#current(sql`id = ${id}`)
    return catalogue
  }

  async find(id: OrganisationId): Promise<Catalogue | undefined> {
    const [catalogue] = await this.findMany([id])
    return catalogue
  }

  async findMany(ids: readonly OrganisationId[]): Promise<readonly Catalogue[]> {
    const known = ids.filter(isUuid)
    if (known.length === 0) return []
    const { kept } = this.#ports
    const unknown = known.filter((id) => !kept?.get(id))
    const found = unknown.length > 0 ? await this.#current(sql`id = any(${unknown}::uuid[])`) : []
    const catalogues = [...known.flatMap((id) => kept?.get(id) ?? []), ...found]
    const byId = new Map(catalogues.map((catalogue) => [catalogue.organisation.id, catalogue]))
    return known.flatMap((id) => byId.get(id) ?? [])
  }

  async featured(): Promise<readonly OrganisationId[]> {
    const { em, isDemoMode } = this.#ports
    const rows = await databaseOf(em, 'read')
      .selectFrom('organisation as o')
      .select('o.id')
      .where(featuredOnHomePage(isDemoMode))
      .orderBy('o.name')
      .execute()
    return rows.map(({ id }) => id)
  }

  async #current(which: RawBuilder<boolean>): Promise<readonly Catalogue[]> {
    const { em, kept } = this.#ports
    const read = () => this.#read(which)
    return kept ? kept.reading(em, read) : (await read()).map(({ catalogue }) => catalogue)
  }

  async #read(which: RawBuilder<boolean>): Promise<readonly VersionedCatalogue[]> {
    const { em, cache } = this.#ports
    const rows = await databaseOf(em).selectFrom('organisation').select(['id', 'version']).where(which).execute()
    const cached: VersionedCatalogue[] = []
    const moved: OrganisationId[] = []
    for (const { id, version } of rows) {
      const catalogue = cache.get(id, version)
      if (catalogue) cached.push({ version, catalogue })
      else moved.push(id)
    }
    return moved.length === 0 ? cached : [...cached, ...(await readCatalogues(em, cache, moved))]
  }
}
