import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'

/**
 * Who asks. `visitor` is not signed in, and may hold the id of a reservation; `system` is a scheduled
 * command or the command line of an operator.
 */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly userId: UserId; readonly role: Role; readonly organisationIds: readonly OrganisationId[] }
  | { readonly kind: 'system'; readonly name: string }

/** Who asks something of which organisation. */
export interface OfOrganisation {
  readonly actor: Actor
  readonly organisationId: OrganisationId
}

export const visitor: Actor = { kind: 'visitor' }
export const system = (name: string): Actor => ({ kind: 'system', name })
