import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform, mayManageSettings, mayReadSettings } from '../../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import { staffRole } from '../managed/organisation-rights.ts'

export type SettingsRight = 'read' | 'write' | 'platform'

const rights = {
  read: mayReadSettings,
  write: mayManageSettings,
  platform: (actor: Actor) => mayManagePlatform(actor),
} as const satisfies Record<SettingsRight, (actor: Actor, id: OrganisationId) => boolean>

/**
 * Who works for nobody may not; another tenant's is not found; one's own asks for the right (rules U2, U3).
 */
export function judgeSettings(actor: Actor, id: OrganisationId, right: SettingsRight): Result<null, NotFound | NotPermitted> {
  if (!staffRole(actor)) return refused({ code: 'not-permitted' })
  if (!mayReadSettings(actor, id)) return refused({ code: 'not-found' })
  return rights[right](actor, id) ? accepted(null) : refused({ code: 'not-permitted' })
}
