import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Catalogues } from '../catalogues.ts'
import { isBookableOnline } from './is-bookable-online.ts'

export class InMemoryCatalogues implements Catalogues {
  readonly #catalogues: readonly Catalogue[]
  readonly #isDemoMode: boolean

  constructor(catalogues: readonly Catalogue[], { isDemoMode = false }: { readonly isDemoMode?: boolean } = {}) {
    this.#catalogues = catalogues
    this.#isDemoMode = isDemoMode
  }

  async findBySlug(slug: string): Promise<Catalogue | undefined> {
    return this.#catalogues.find(({ organisation }) => organisation.slug === slug)
  }

  async find(id: OrganisationId): Promise<Catalogue | undefined> {
    return this.#catalogues.find(({ organisation }) => organisation.id === id)
  }

  findNow(id: OrganisationId): Promise<Catalogue | undefined> {
    return this.find(id)
  }

  async findMany(ids: readonly OrganisationId[]): Promise<readonly Catalogue[]> {
    return ids.flatMap((id) => this.#catalogues.find(({ organisation }) => organisation.id === id) ?? [])
  }

  async featured(): Promise<readonly OrganisationId[]> {
    return this.#catalogues
      .filter(isBookableOnline)
      .map(({ organisation }) => organisation)
      .filter(
        ({ status, isDemo, isFeaturedOnHomepage }) =>
          status === 'active' && isFeaturedOnHomepage && (this.#isDemoMode || !isDemo),
      )
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ id }) => id)
  }
}
