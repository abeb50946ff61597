import { isDeepStrictEqual } from 'node:util'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { ImportedOrganisation } from '../imported-organisation.ts'
import type { OrganisationStore } from '../organisation-store.ts'

export class InMemoryOrganisationStore implements OrganisationStore {
  readonly #kept = new Map<string, ImportedOrganisation>()

  async save(organisation: ImportedOrganisation) {
    const outcome = await this.compare(organisation)
    this.#kept.set(organisation.slug, { ...picturesOf(this.#kept.get(organisation.slug)), ...organisation })
    return outcome
  }

  async compare(organisation: ImportedOrganisation) {
    const kept = this.#kept.get(organisation.slug)
    if (!kept) return 'created'
    return isDeepStrictEqual(kept, { ...picturesOf(kept), ...organisation }) ? 'unchanged' : 'changed'
  }

  async load(slug: string) {
    return this.#kept.get(slug)
  }

  async idOf(slug: string) {
    return this.#kept.has(slug) ? (`organisation-${slug}` as OrganisationId) : undefined
  }

  async list() {
    return [...this.#kept.values()]
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ slug, name, status, cityName, sites }) => {
        const plots = sites.flatMap((site) => site.plots).length
        return { id: `organisation-${slug}` as OrganisationId, slug, name, status, cityName, plots }
      })
  }
}

function picturesOf(kept: ImportedOrganisation | undefined): Pick<ImportedOrganisation, 'images' | 'logo'> {
  return { ...(kept?.images && { images: kept.images }), ...(kept?.logo && { logo: kept.logo }) }
}
