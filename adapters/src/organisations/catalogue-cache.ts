import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

interface Entry {
  readonly version: string
  readonly catalogue: Catalogue
}

/** A catalogue weighs as much as its plots, and as some more for the rest of it. */
const weightOf = ({ plots }: Catalogue) => plots.length + 10

/** Unless it is set otherwise: those of 5,000 campsites with twenty plots each, about 110 MB. */
export const plotsInMemory = 150_000

/**
 * One per process. A catalogue is given out only for the version that is asked for; the least recently used
 * go first when all together weigh too much.
 */
export class CatalogueCache {
  readonly #entries = new Map<OrganisationId, Entry>()
  readonly #mostWeight: number
  #weight = 0

  constructor(weight = plotsInMemory) {
    this.#mostWeight = weight
  }

  /** Whether the next one would push another out. */
  get isFull(): boolean {
    return this.#weight >= this.#mostWeight
  }

  get(id: OrganisationId, version: string): Catalogue | undefined {
    const entry = this.#entries.get(id)
    if (entry?.version !== version) return undefined
    this.#putLast(id, entry)
    return entry.catalogue
  }

  put(id: OrganisationId, version: string, catalogue: Catalogue): void {
    this.#putLast(id, { version, catalogue })
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.#mostWeight || this.#entries.size === 1) break
      this.#remove(oldest)
    }
  }

  #putLast(id: OrganisationId, entry: Entry): void {
    this.#remove(id)
    this.#entries.set(id, entry)
    this.#weight += weightOf(entry.catalogue)
  }

  #remove(id: OrganisationId): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    this.#weight -= weightOf(entry.catalogue)
  }
}
