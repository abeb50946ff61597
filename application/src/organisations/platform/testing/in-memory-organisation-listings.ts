import type { ListingPage, ListingQuery, OrganisationListing, OrganisationListings } from '../organisation-listings.ts'

export class InMemoryOrganisationListings implements OrganisationListings {
  readonly #rows: readonly OrganisationListing[]

  constructor(rows: readonly OrganisationListing[]) {
    this.#rows = rows
  }

  async list({ search, status, sort, isDescending, limit, offset }: ListingQuery): Promise<ListingPage> {
    const wanted = plain(search)
    const found = this.#rows
      .filter((row) => (status === '' ? row.status !== 'deleted' : row.status === status))
      .filter(({ name, slug, cityName }) => [name, slug, cityName].some((text) => plain(text).includes(wanted)))
      .toSorted((one, other) => compare(one[sort], other[sort]) * (isDescending ? -1 : 1) || compare(one.name, other.name))
    return { rows: found.slice(offset, limit === null ? undefined : offset + limit), total: found.length }
  }
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
