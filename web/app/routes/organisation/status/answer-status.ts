import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import type { StaffRequest } from '#server/staff/staff-organisation.ts'

export type StatusProblem = 'why-missing' | 'changed-meanwhile' | 'move-not-allowed'

export interface StatusReply {
  readonly to: string
  readonly why: string
  readonly problem: StatusProblem
}

/** Texts that are no status are refused as moves that are not allowed. */
export async function answerStatus(
  useCases: Pick<UseCases, 'changeOrganisationStatus'>,
  { actor, organisation }: Pick<StaffRequest, 'actor' | 'organisation'>,
  form: FormData,
) {
  const text = (name: string) => String(form.get(name) ?? '')
  const [from, to, why] = [text('from') as OrganisationStatus, text('to') as OrganisationStatus, text('why')]
  const changed = await useCases.changeOrganisationStatus.execute({ actor, id: organisation.id, from, to, why })
  if (changed.ok) return redirect(withDone(organisationAddress(organisation.slug, 'org-organisation/status'), 'saved'), 303)
  const { code } = changed.refusal
  if (code === 'not-found' || code === 'not-permitted') throw data({ code }, code === 'not-found' ? 404 : 403)
  return data<StatusReply>({ to, why, problem: code }, code === 'changed-meanwhile' ? 409 : 400)
}
