import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform, mayManageReservations, mayManageSettings } from '../shared/permissions.ts'
import type { LinkKind } from './settings.ts'

export type SettingsRefusal = { readonly code: 'not-found' | 'not-permitted' }

/** Who works for nobody may not; who works for another organisation finds nothing (rule U2). */
export function judgeReader(actor: Actor, organisationId: OrganisationId | undefined): Result<null, SettingsRefusal> {
  if (!mayManagePlatform(actor) && (actor.kind !== 'user' || actor.role === 'USER')) return refused({ code: 'not-permitted' })
  if (organisationId === undefined || !mayManageReservations(actor, organisationId)) return refused({ code: 'not-found' })
  return accepted(null)
}

/** ORGADMIN their own, the platform any; ORGUSER reads and writes nothing (rule U3). */
export function judgeManager(actor: Actor, organisationId: OrganisationId): Result<null, SettingsRefusal> {
  const judged = judgeReader(actor, organisationId)
  if (!judged.ok) return judged
  return mayManageSettings(actor, organisationId) ? accepted(null) : refused({ code: 'not-permitted' })
}

/**
 * Links of users belong to the platform, links of terms and rules to the organisation's administrators too.
 */
export function judgeDeletion(
  actor: Actor,
  kind: LinkKind,
  organisationId: OrganisationId | undefined,
): Result<null, SettingsRefusal> {
  if (!mayManagePlatform(actor)) {
    const isAdministrator = actor.kind === 'user' && actor.role === 'ORGADMIN'
    if (kind === 'user' || !isAdministrator) return refused({ code: 'not-permitted' })
  }
  return judgeReader(actor, organisationId)
}
