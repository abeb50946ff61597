import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform, mayManageReservations } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'

export type ReviewDenied = NotFound | NotPermitted

/**
 * Answering, reporting, reviewing guests: staff of the organisation and the platform; others' staff find
 * nothing (rules U2, U8).
 */
export function judgeReviewStaff(actor: Actor, organisationId: OrganisationId | undefined): Result<null, ReviewDenied> {
  if (!mayManagePlatform(actor) && (actor.kind !== 'user' || actor.role === 'USER')) return refused({ code: 'not-permitted' })
  if (organisationId === undefined || !mayManageReservations(actor, organisationId)) return refused({ code: 'not-found' })
  return accepted(null)
}
