import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { ManagedOrganisation, ManagedOrganisations } from '../managed-organisations.ts'

export class InMemoryManagedOrganisations implements ManagedOrganisations {
  readonly #rows: readonly (ManagedOrganisation & { readonly cityName?: string })[]

  constructor(rows: readonly (ManagedOrganisation & { readonly cityName?: string })[]) {
    this.#rows = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }

  async findBySlug(slug: string): Promise<ManagedOrganisation | undefined> {
    const found = this.#rows.find((row) => row.slug === slug)
    return found && withoutCity(found)
  }

  async findByShortId(shortUniqueId: string): Promise<ManagedOrganisation | undefined> {
    const found = this.#rows.find((row) => row.shortUniqueId === shortUniqueId)
    return found && withoutCity(found)
  }

  async findMany(ids: readonly OrganisationId[]): Promise<readonly ManagedOrganisation[]> {
    return this.#rows.filter(({ id, status }) => ids.includes(id) && status !== 'deleted').map(withoutCity)
  }

  async search(text: string, limit: number): Promise<readonly ManagedOrganisation[]> {
    const wanted = plain(text)
    return this.#rows
      .filter(({ status }) => status !== 'deleted')
      .filter(({ name, slug, cityName = '' }) => [name, slug, cityName].some((part) => plain(part).includes(wanted)))
      .slice(0, limit)
      .map(withoutCity)
  }
}

function withoutCity({
  cityName: _,
  ...organisation
}: ManagedOrganisation & { readonly cityName?: string }): ManagedOrganisation {
  return organisation
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
