import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'

export const statuses = ['active', 'pending', 'paused', 'inactive', 'deleted'] as const satisfies readonly OrganisationStatus[]

/** Of the filter; what is no status asks for all. */
export function readOrganisationStatus(text: string): OrganisationStatus | '' {
  return statuses.find((status) => status === text) ?? ''
}
