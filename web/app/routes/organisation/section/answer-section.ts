import type { OrganisationProblem } from '@camp/application/organisations/settings/change-organisation.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import type { SectionTexts } from '@camp/domain/organisations/settings/read-section.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { lastSaved } from '#app/components/staff/settings-forms/conflict.server.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { StaffRequest } from '#server/staff/staff-organisation.ts'
import { sectionForm } from './section-form.server.ts'

export interface SectionReply {
  /** As it stands in the form. */
  readonly texts: SectionTexts
  /** What the next post compares with. */
  readonly shown: SectionTexts
  readonly problems: readonly OrganisationProblem[]
  readonly conflict: Conflict | null
}

export async function answerSection(
  useCases: Pick<UseCases, 'changeOrganisation' | 'showLastChange'>,
  { actor, organisation }: Pick<StaffRequest, 'actor' | 'organisation'>,
  { section, form }: { readonly section: OrganisationSection; readonly form: FormData },
) {
  const { shown, texts } = readForm(sectionForm(section), form)
  const saved = await useCases.changeOrganisation.execute({ actor, id: organisation.id, section, shown, typed: texts })
  if (saved.ok) return redirect(withDone(organisationAddress(saved.value.slug, `org-organisation/${section}`), 'saved'), 303)
  const { refusal } = saved
  if (refusal.code === 'invalid') return data<SectionReply>({ texts, shown, problems: refusal.problems, conflict: null }, 400)
  if (refusal.code === 'changed-meanwhile') {
    const { texts: merged, stored, changes } = refusal
    const query = { actor, organisationId: organisation.id, act: `organisation.${section}`, subject: organisation.id }
    const conflict = { ...(await lastSaved(useCases, query)), changes }
    return data<SectionReply>({ texts: merged, shown: stored, problems: [], conflict }, 409)
  }
  throw data({ code: refusal.code }, refusal.code === 'not-found' ? 404 : 403)
}
