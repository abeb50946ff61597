import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayEditPlotContent, mayManagePlatform, mayManageReservations, mayManageSettings } from '../../shared/permissions.ts'

/**
 * What somebody may do in one organisation (`docs/rights.md`), for pages to offer no more. Use cases judge
 * for themselves.
 */
export interface OrganisationRights {
  readonly mayManageReservations: boolean
  readonly mayManageSettings: boolean
  readonly mayEditPlotContent: boolean
  /** Fees, flags of the platform, status, links of users. */
  readonly mayManagePlatform: boolean
}

export function organisationRights(actor: Actor, organisationId: OrganisationId): OrganisationRights {
  return {
    mayManageReservations: mayManageReservations(actor, organisationId),
    mayManageSettings: mayManageSettings(actor, organisationId),
    mayEditPlotContent: mayEditPlotContent(actor, organisationId),
    mayManagePlatform: mayManagePlatform(actor),
  }
}

/** Somebody with a role in organisations: their own, or the platform's. */
export function staffRole(actor: Actor): Exclude<Role, 'USER'> | undefined {
  if (actor.kind === 'system') return 'SUPERADMIN'
  return actor.kind === 'user' && actor.role !== 'USER' ? actor.role : undefined
}
