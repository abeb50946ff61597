import { longestEmail } from '@camp/domain/people/email-address.ts'
import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { roles } from '@camp/domain/people/role.ts'
import { data, redirect } from 'react-router'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { newUserForm } from './new-user-form.server.ts'
import { newUserProblems } from './new-user-problems.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const texts = readForm(newUserForm, await request.formData())
  const created = await context.get(useCases).createPerson.execute({ actor, ...texts })
  if (created.ok) return redirect(withDone(`/admin/users?${new URLSearchParams({ q: texts.email.trim() })}`, 'created'), 303)
  return data({ texts, problem: throwPageRefusals(created.refusal).code }, 400)
}

/** An account for somebody; nobody's password is chosen for them. */
export default function NewUserPage({ actionData }: Route.ComponentProps) {
  const t = useText('platformUsers')
  const tp = useText('organisationPeople')
  const problem = actionData && newUserProblems[actionData.problem]
  const problems = problem ? [{ field: problem.field as string, message: t(problem.text) }] : []
  const fieldOf = (name: 'email' | 'firstName' | 'lastName' | 'slug' | 'role') => ({
    name,
    label: t(name),
    defaultValue: actionData?.texts[name],
    error: problem?.field === name ? t(problem.text) : undefined,
  })
  return (
    <StaffPage title={t('new')} lead={t('newLead')} hasErrors={problems.length > 0}>
      <FormPage problems={problems} saveLabel={t('create')} cancelTo="/admin/users">
        <FormSection title={t('who')}>
          <TextField {...fieldOf('email')} type="email" maxLength={longestEmail} spellCheck={false} autoComplete="off" required />
          <FormPair>
            <TextField {...fieldOf('firstName')} maxLength={longestKeptName} autoComplete="off" required />
            <TextField {...fieldOf('lastName')} maxLength={longestKeptName} autoComplete="off" isOptional />
          </FormPair>
        </FormSection>
        <FormSection title={t('whatTheyDo')}>
          <SelectField {...fieldOf('role')}>
            {roles.toReversed().map((role) => (
              <option key={role} value={role}>
                {tp(`role_${role}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...fieldOf('slug')} hint={t('slugHint')} spellCheck={false} autoComplete="off" isOptional />
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
