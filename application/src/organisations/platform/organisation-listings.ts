import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { ListedPage, Listing } from '../../shared/listing.ts'

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

export interface ListingQuery extends Listing<ListingSort> {
  /** Empty: all that are not deleted. */
  readonly status: OrganisationStatus | ''
}

export type ListingPage = ListedPage<OrganisationListing>

/**
 * Organisations as the platform lists them, found by name, slug or town. Those alike in what they are sorted
 * by come by name.
 */
export interface OrganisationListings {
  list(query: ListingQuery): Promise<ListingPage>
}
