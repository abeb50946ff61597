import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from './actor.ts'
import { mayManagePlatform, mayManageReservations } from './permissions.ts'
import type { NotFound, NotPermitted } from './refusals.ts'

/**
 * Who works for nobody may not; who works for another organisation finds nothing (rule U2). Its staff and the
 * platform may.
 */
export function judgeStaff(actor: Actor, organisationId: OrganisationId | undefined): Result<null, NotFound | NotPermitted> {
  if (!mayManagePlatform(actor) && (actor.kind !== 'user' || actor.role === 'USER')) return refused({ code: 'not-permitted' })
  if (organisationId === undefined || !mayManageReservations(actor, organisationId)) return refused({ code: 'not-found' })
  return accepted(null)
}
