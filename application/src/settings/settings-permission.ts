import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayManagePlatform, mayManageSettings } from '../shared/permissions.ts'
import type { LinkKind } from './settings.ts'

export type SettingsRefusal = { readonly code: 'not-found' | 'not-permitted' }

/** ORGADMIN their own, the platform any; ORGUSER reads and writes nothing (rule U3). */
export function judgeManager(actor: Actor, organisationId: OrganisationId): Result<null, SettingsRefusal> {
  const judged = judgeStaff(actor, organisationId)
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
  return judgeStaff(actor, organisationId)
}
