import { longestWhy } from '@camp/application/audit/why.ts'
import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { TextField } from '#app/components/text-field.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { organisationDeletionForm } from './deletion-form.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { organisation } = await organisationOfPath({ context, params })
  if (organisation.status === 'deleted') throw redirect('/admin/organisations')
  return { name: organisation.name }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { organisation } = await organisationOfPath({ context, params })
  const { actor } = context.get(requestFacts)
  const { why } = readForm(organisationDeletionForm, await request.formData())
  const { id, status: from } = organisation
  const changed = await context.get(useCases).changeOrganisationStatus.execute({ actor, id, from, to: 'deleted', why })
  if (changed.ok || changed.refusal.code === 'move-not-allowed') return redirect(withDone('/admin/organisations', 'deleted'), 303)
  const { code } = changed.refusal
  if (code === 'not-found' || code === 'not-permitted') throw data({ code }, code === 'not-found' ? 404 : 403)
  return data({ problem: code }, 400)
}

/** Leads an organisation to the status deleted: nothing of it is erased. */
export default function DeleteOrganisationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const problem = actionData && t(actionData.problem === 'why-missing' ? 'problem_whyMissing' : 'problem_changedMeanwhile')
  return (
    <ConfirmDeletion
      title={t('orgsDeleteTitle')}
      question={t('orgsDeleteQuestion', loaderData)}
      cancelTo="/admin/organisations"
      problem={problem}
    >
      <p className="text-ink-soft">{t('orgsDeleteText')}</p>
      <TextField name="why" label={t('why')} hint={t('whyHint')} maxLength={longestWhy} error={problem} />
    </ConfirmDeletion>
  )
}
