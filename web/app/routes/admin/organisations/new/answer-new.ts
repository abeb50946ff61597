import type { CreationProblem } from '@camp/application/organisations/platform/manage-organisations.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { newOrganisationForm } from './new-organisation-form.server.ts'

export type NewTexts = ReturnType<typeof newOrganisationForm.parse>

export interface NewReply {
  readonly texts: NewTexts
  readonly problems: readonly CreationProblem[]
}

export async function answerNew(useCases: Pick<UseCases, 'createOrganisation'>, actor: Actor, form: FormData) {
  const texts = readForm(newOrganisationForm, form)
  const created = await useCases.createOrganisation.execute({ actor, ...texts })
  if (created.ok) return redirect(withDone(organisationAddress(created.value.slug, 'org-organisation'), 'created'), 303)
  const { refusal } = created
  if (refusal.code === 'not-permitted') throw data({ code: refusal.code }, 403)
  return data<NewReply>({ texts, problems: refusal.problems }, 400)
}
