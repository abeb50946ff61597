import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'

export type CalendarRefusal = NotFound | NotPermitted

/** The organisation whose calendar somebody wants. */
export async function managedCatalogue(
  { catalogues }: { readonly catalogues: Pick<Catalogues, 'findBySlug'> },
  { actor, orgSlug }: { readonly actor: Actor; readonly orgSlug: string },
): Promise<Result<Catalogue, CalendarRefusal>> {
  const catalogue = await catalogues.findBySlug(orgSlug)
  const judged = judgeStaff(actor, catalogue?.organisation.id)
  if (!judged.ok) return judged
  return catalogue ? accepted(catalogue) : refused({ code: 'not-found' })
}

/** Whose name stands beside what was done. */
export function nameOfActor(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'system' ? actor.name : 'guest'
}
