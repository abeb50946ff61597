import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { StaffRequest } from '#server/staff/staff-organisation.ts'
import { statusForm } from './status-form.server.ts'

export type StatusProblem = 'why-missing' | 'changed-meanwhile' | 'move-not-allowed'

export interface StatusReply {
  readonly to: string
  readonly why: string
  readonly problem: StatusProblem
}

export async function answerStatus(
  useCases: Pick<UseCases, 'changeOrganisationStatus'>,
  { actor, organisation }: Pick<StaffRequest, 'actor' | 'organisation'>,
  form: FormData,
) {
  const { from, to, why } = readForm(statusForm, form)
  const changed = await useCases.changeOrganisationStatus.execute({ actor, id: organisation.id, from, to, why })
  if (changed.ok) return redirect(withDone(organisationAddress(organisation.slug, 'org-organisation/status'), 'saved'), 303)
  const { code } = changed.refusal
  if (code === 'not-found' || code === 'not-permitted') throw data({ code }, code === 'not-found' ? 404 : 403)
  return data<StatusReply>({ to, why, problem: code }, code === 'changed-meanwhile' ? 409 : 400)
}
