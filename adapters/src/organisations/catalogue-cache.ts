import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

interface Entry {
  readonly version: string
  readonly catalogue: Catalogue
}

/**
 * One per process. A catalogue is given out only for the version that the database names now; the least
 * recently used go first.
 */
export class CatalogueCache {
  readonly #entries = new Map<OrganisationId, Entry>()
  readonly #maxOrganisations: number

  constructor(maxOrganisations = 2_000) {
    this.#maxOrganisations = maxOrganisations
  }

  get(id: OrganisationId, version: string): Catalogue | undefined {
    const entry = this.#entries.get(id)
    if (entry?.version !== version) return undefined
    this.#putLast(id, entry)
    return entry.catalogue
  }

  put(id: OrganisationId, version: string, catalogue: Catalogue): void {
    this.#putLast(id, { version, catalogue })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#maxOrganisations && oldest) this.#entries.delete(oldest)
  }

  #putLast(id: OrganisationId, entry: Entry): void {
    this.#entries.delete(id)
    this.#entries.set(id, entry)
  }
}
