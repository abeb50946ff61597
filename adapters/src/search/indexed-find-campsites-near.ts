import type {
  CampsiteStock,
  CandidateQuery,
  FindCampsitesNear,
  FoundCampsites,
  StockNights,
} from '@camp/application/search/find-campsites-near.ts'
import type { PlotsInUse } from '@camp/domain/availability/occupancy.ts'
import { nightOf } from '@camp/domain/nights/night.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { CatalogueCache } from '../organisations/catalogue-cache.ts'
import { readCatalogues } from '../organisations/read-catalogues.ts'
import type { CampsiteIndex, KeptStock } from './campsite-index.ts'

export interface IndexedFindCampsitesNearPorts {
  readonly index: Pick<CampsiteIndex, 'soon'>
  /** Answers while the index is not current, and for nights that it does not keep. */
  readonly database: FindCampsitesNear
  readonly em: EntityManager
  readonly cache: CatalogueCache
}

/** Answers from the memory of this process where that is current. */
export class IndexedFindCampsitesNear implements FindCampsitesNear {
  readonly #ports: IndexedFindCampsitesNearPorts

  constructor(ports: IndexedFindCampsitesNearPorts) {
    this.#ports = ports
  }

  async find(query: CandidateQuery): Promise<FoundCampsites> {
    const { index, database } = this.#ports
    const kept = await index.soon()
    return kept ? kept.campsites.find(query) : database.find(query)
  }

  async stock(ids: readonly OrganisationId[], nights: StockNights | null): Promise<ReadonlyMap<OrganisationId, CampsiteStock>> {
    const { index, database } = this.#ports
    const kept = await index.soon()
    if (!kept || !coversNights(kept, nights)) return database.stock(ids, nights)
    const occupancy: PlotsInUse = nights ? kept.nights.at(nights.now) : new Map()
    const catalogues = await this.#catalogues(ids, kept)
    return new Map(catalogues.map((catalogue) => [catalogue.organisation.id, { catalogue, occupancy }]))
  }

  /** Those that nobody has asked for since they changed come from the database, in one statement. */
  async #catalogues(ids: readonly OrganisationId[], { campsites }: KeptStock): Promise<readonly Catalogue[]> {
    const { em, cache } = this.#ports
    const found: Catalogue[] = []
    const missing: OrganisationId[] = []
    for (const id of ids) {
      const version = campsites.versionOf(id)
      const catalogue = version === undefined ? undefined : cache.get(id, version)
      if (catalogue) found.push(catalogue)
      else if (version !== undefined) missing.push(id)
    }
    if (missing.length === 0) return found
    const read = await readCatalogues(em, cache, missing)
    return [...found, ...read.map(({ catalogue }) => catalogue)]
  }
}

function coversNights({ nights: kept }: KeptStock, nights: StockNights | null): boolean {
  return nights === null || kept.covers(nightOf(nights.from), nightOf(nights.to))
}
