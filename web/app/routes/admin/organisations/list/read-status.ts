import { type OrganisationStatus, organisationStatuses } from '@camp/domain/organisations/organisation.ts'

/** Of the filter; what is no status asks for all. */
export function readOrganisationStatus(text: string): OrganisationStatus | '' {
  return organisationStatuses.find((status) => status === text) ?? ''
}
