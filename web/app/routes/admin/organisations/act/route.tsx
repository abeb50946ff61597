import { longestWhy } from '@camp/application/audit/why.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, redirect } from 'react-router'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { actingForm } from './acting-form.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { organisation } = await organisationOfPath({ context, params })
  if (organisation.status === 'deleted') throw redirect('/admin/organisations')
  return { name: organisation.name }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, signIn } = context.get(requestFacts)
  const form = await request.formData()
  const { why } = readForm(actingForm, form)
  const { orgSlug: slug } = params
  const begun = await idempotentAct(context, { form, scope: `act for ${slug}` }, async () => {
    const done = await context.get(useCases).actForOrganisation.execute({ actor, token: signIn.token ?? '', slug, why })
    return done.ok ? accepted(organisationAddress(slug, 'org-organisation')) : done
  })
  if (begun.ok) return redirect(begun.value, 303)
  return data({ problem: throwPageRefusals(begun.refusal).code }, 400)
}

/** Sees and does what the staff of a campsite would, for as long as the banner says so. */
export default function ActForOrganisationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('platformOrganisations')
  const problem = actionData && t(actionData.problem === 'why-missing' ? 'actWhyMissing' : 'actSessionOver')
  return (
    <StaffPage title={t('actTitle', loaderData)} lead={t('actLead')} hasErrors={problem !== undefined}>
      <FormPage
        problems={problem ? [{ field: 'why', message: problem }] : []}
        saveLabel={t('actBegin')}
        cancelTo="/admin/organisations"
      >
        <FormSection title={t('actWhyTitle')}>
          <TextField name="why" label={t('actWhy')} hint={t('actWhyHint')} maxLength={longestWhy} error={problem} required />
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
