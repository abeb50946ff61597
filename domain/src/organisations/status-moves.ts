import type { Role } from '../people/role.ts'
import { type OrganisationStatus, organisationStatuses } from './organisation.ts'

/** What its administrators may do themselves; everything else is the platform's (rule O2). */
const ownMoves: Readonly<Partial<Record<OrganisationStatus, readonly OrganisationStatus[]>>> = {
  active: ['paused'],
  paused: ['active'],
}

/** Where somebody may lead an organisation from a status. */
export function statusMoves(role: Role, from: OrganisationStatus): readonly OrganisationStatus[] {
  if (role === 'SUPERADMIN') return organisationStatuses.filter((status) => status !== from)
  return role === 'ORGADMIN' ? (ownMoves[from] ?? []) : []
}

/** Its page and what belongs to it are there for anybody; a paused one takes no bookings (rule O1). */
export function isOnShow(status: OrganisationStatus): status is 'active' | 'paused' {
  return status === 'active' || status === 'paused'
}
