import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

export interface OrganisationListing {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly status: OrganisationStatus
  readonly cityName: string
  readonly isDemo: boolean
  readonly plots: number
  readonly users: number
}

export const listingSorts = ['name', 'status', 'cityName', 'plots'] as const
export type ListingSort = (typeof listingSorts)[number]

export interface ListingQuery {
  /** In name, slug or town; case and accents ignored. */
  readonly search: string
  /** Empty: all that are not deleted. */
  readonly status: OrganisationStatus | ''
  readonly sort: ListingSort
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
}

export interface ListingPage {
  readonly rows: readonly OrganisationListing[]
  /** Of all pages. */
  readonly total: number
}

/** Organisations as the platform lists them. Those alike in what they are sorted by come by name. */
export interface OrganisationListings {
  list(query: ListingQuery): Promise<ListingPage>
}
