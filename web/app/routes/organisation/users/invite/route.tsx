import { longestEmail } from '@camp/domain/people/email-address.ts'
import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, redirect } from 'react-router'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { memberProblems } from '#app/components/staff/members/member-problems.ts'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { invitationForm } from './invitation-form.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { rights } = await organisationOfQuery({ context, request })
  if (!rights.mayManageSettings) throw data({ code: 'not-permitted' }, 403)
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const form = await request.formData()
  const typed = readForm(invitationForm, form)
  const invited = await idempotentAct(context, { form, scope: `invitation of ${organisation.slug}` }, async () => {
    const done = await context.get(useCases).inviteMember.execute({ actor, organisationId: organisation.id, ...typed })
    return done.ok ? accepted(withDone(organisationAddress(organisation.slug, 'org-organisation/users'), 'sent')) : done
  })
  if (invited.ok) return redirect(invited.value, 303)
  return data({ ...typed, problem: invited.refusal.code }, 400)
}

/** Lets somebody work for an organisation. */
export default function InvitePage({ actionData }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const { organisation, rights } = useStaffOrganisation()
  const problem = actionData && memberProblems[actionData.problem]
  const problems = problem ? [{ field: problem.field, message: t(problem.text) }] : []
  const errorOf = (field: string) => problems.find((one) => one.field === field)?.message
  const nameOf = (name: 'firstName' | 'lastName') => ({
    name,
    label: t(name),
    error: errorOf(name),
    defaultValue: actionData?.[name],
    maxLength: longestKeptName,
  })
  return (
    <StaffPage
      title={t('invite')}
      lead={rights.mayManagePlatform ? t('inviteLead') : t('offerLead')}
      hasErrors={problems.length > 0}
    >
      <FormPage
        problems={problems}
        saveLabel={t('sendInvitation')}
        cancelTo={organisationAddress(organisation.slug, 'org-organisation/users')}
      >
        <FormSection title={t('who')}>
          <TextField
            name="email"
            type="email"
            label={t('email')}
            error={errorOf('email')}
            autoComplete="off"
            defaultValue={actionData?.email}
            maxLength={longestEmail}
            spellCheck={false}
            required={true}
          />
          {/* The platform links at once, under a name of its own choice; others wait for the answer. */}
          {rights.mayManagePlatform && (
            <FormPair>
              <TextField {...nameOf('firstName')} hint={t('nameHint')} autoComplete="off" />
              <TextField {...nameOf('lastName')} autoComplete="off" isOptional />
            </FormPair>
          )}
          <ChoiceGroup id="role" legend={t('whatRole')} error={errorOf('role')}>
            {(['ORGUSER', 'ORGADMIN'] as const).map((role) => (
              <RadioCard
                key={role}
                name="role"
                value={role}
                label={t(`role_${role}`)}
                hint={t(`roleHint_${role}`)}
                defaultChecked={(actionData?.role ?? 'ORGUSER') === role}
              />
            ))}
          </ChoiceGroup>
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
