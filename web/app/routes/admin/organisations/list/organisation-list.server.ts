import {
  type ListingPage,
  type ListingSort,
  listingSorts,
  type OrganisationListing,
} from '@camp/application/organisations/platform/organisation-listings.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { readOrganisationStatus } from './read-status.ts'

export const organisationList: StaffList<ListingPage, ListingSort, 'status'> = {
  sorts: listingSorts,
  filters: ['status'],
  read: ({ acts, actor, listing, filters }) =>
    acts.searchAllOrganisations.execute({ actor, ...listing, status: readOrganisationStatus(filters.status) }),
}

export const organisationColumns: readonly FileColumn<OrganisationListing>[] = [
  ['slug', ({ slug }) => slug],
  ['name', ({ name }) => name],
  ['town', ({ cityName }) => cityName],
  ['status', ({ status }) => status],
  ['plots', ({ plots }) => plots],
  ['users', ({ users }) => users],
  ['isDemo', ({ isDemo }) => String(isDemo)],
]
