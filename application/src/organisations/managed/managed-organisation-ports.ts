import type { AddMemberPorts } from '../members/add-member.ts'
import type { OverviewPorts } from '../overview/show-organisation-overview.ts'
import type { OrganisationListings } from '../platform/organisation-listings.ts'
import type { ChangeOrganisationPorts } from '../settings/change-organisation.ts'

/** What the acts on organisations need beside letters and catalogues. */
export interface ManagedOrganisationPorts extends AddMemberPorts, ChangeOrganisationPorts, Pick<OverviewPorts, 'daySummaries'> {
  readonly organisationListings: OrganisationListings
}
