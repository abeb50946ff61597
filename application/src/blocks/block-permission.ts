import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform, mayManageReservations } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'

export type CalendarRefusal = NotFound | NotPermitted

/** Who works for nobody may not; who works for another organisation finds nothing (rule U2). */
export function judgeCalendar(actor: Actor, organisationId: OrganisationId | undefined): Result<null, CalendarRefusal> {
  if (!mayManagePlatform(actor) && (actor.kind !== 'user' || actor.role === 'USER')) return refused({ code: 'not-permitted' })
  if (organisationId === undefined || !mayManageReservations(actor, organisationId)) return refused({ code: 'not-found' })
  return accepted(null)
}

/** The organisation whose calendar somebody wants. */
export async function managedCatalogue(
  { catalogues }: { readonly catalogues: Pick<Catalogues, 'findBySlug'> },
  { actor, orgSlug }: { readonly actor: Actor; readonly orgSlug: string },
): Promise<Result<Catalogue, CalendarRefusal>> {
  const catalogue = await catalogues.findBySlug(orgSlug)
  const judged = judgeCalendar(actor, catalogue?.organisation.id)
  if (!judged.ok) return judged
  return catalogue ? accepted(catalogue) : refused({ code: 'not-found' })
}

/** Whose name stands beside what was done. */
export function nameOfActor(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'system' ? actor.name : 'guest'
}
