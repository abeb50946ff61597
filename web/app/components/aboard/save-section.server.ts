import type { OrganisationProblem } from '@camp/application/organisations/settings/change-organisation.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import type { SectionTexts } from '@camp/domain/organisations/settings/read-section.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { StaffRequest } from '#server/staff/staff-organisation.ts'

/** Some fields of a section; the others stay as they are stored. */
export async function saveSection(
  acts: Pick<UseCases, 'organisationForm' | 'changeOrganisation'>,
  { actor, organisation: { id } }: Pick<StaffRequest, 'actor' | 'organisation'>,
  section: OrganisationSection,
  texts: SectionTexts,
): Promise<readonly OrganisationProblem[]> {
  const { texts: shown } = valueOrThrowPage(await acts.organisationForm.execute({ actor, id, section }))
  const saved = await acts.changeOrganisation.execute({ actor, id, section, shown, typed: { ...shown, ...texts } })
  if (saved.ok) return []
  const { refusal } = saved
  if (refusal.code === 'invalid') return refusal.problems
  throw refusedPage(refusal.code === 'changed-meanwhile' ? 'not-found' : refusal.code)
}
