import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import { staffRole } from '../organisations/managed/organisation-rights.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManageReservations } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { DeskOrganisation } from './desk-views.ts'

/** Who is no staff may not; who works for another organisation finds nothing (rule U2). */
export async function openDesk(
  { catalogues }: { readonly catalogues: Catalogues },
  { actor, orgSlug }: { readonly actor: Actor; readonly orgSlug: string },
): Promise<Result<Catalogue, NotFound | NotPermitted>> {
  if (!staffRole(actor)) return refused({ code: 'not-permitted' })
  const catalogue = await catalogues.findBySlug(orgSlug)
  if (!catalogue || !mayManageReservations(actor, catalogue.organisation.id)) return refused({ code: 'not-found' })
  return accepted(catalogue)
}

/** Allergies are health data: the campsite's own people need them, the platform's do not. */
export function seesAllergies(actor: Actor, organisationId: OrganisationId): boolean {
  return actor.kind === 'user' && actor.role !== 'USER' && actor.organisationIds.includes(organisationId)
}

export function deskOrganisation({ organisation, sites }: Catalogue): DeskOrganisation {
  const { id, slug, name, province } = organisation
  return { id, slug, name, timezone: province.country.timezone, sites: sites.map((site) => ({ id: site.id, name: site.name })) }
}
