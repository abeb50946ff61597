import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { type Role, roles } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Notice } from '#app/components/notice.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { answerPerson } from './answer-person.ts'
import { BanSection } from './ban-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { LinksSection } from './links-section.tsx'
import { personOnWire } from './load-person.ts'
import { personProblems } from './person-problems.ts'
import { PrivacySection } from './privacy-section.tsx'
import { PersonSessions } from './sessions-section.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  return personOnWire(
    valueOrThrowPage(await context.get(useCases).showPerson.execute({ actor, userId: params.userId as UserId })),
  )
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  return answerPerson(context.get(useCases), { actor, userId: params.userId as UserId }, await request.formData())
}

/** Somebody with an account, and everything that the platform does about them. */
export default function PersonPage({ loaderData: person, actionData }: Route.ComponentProps) {
  const t = useText('platformUsers')
  const tp = useText('organisationPeople')
  if (person.erasedAt) return <ErasedPerson person={person} when={dayAndTime(person.erasedAt)} />
  const problem = actionData?.problem ? personProblems[actionData.problem] : undefined
  const error = (field: string) => (problem?.field === field ? t(problem.text) : undefined)
  const saved = actionData?.texts.go === 'save' ? actionData : undefined
  const typed = saved?.texts ?? person
  const conflict = saved?.conflict ?? null
  const isBan = actionData?.texts.go === 'ban'
  const problems = problem && !isBan ? [{ field: problem.field as string, message: t(problem.text) }] : []
  return (
    <StaffPage title={person.name} hasErrors={problem !== undefined || conflict !== null}>
      <FactsSection person={person} />
      <FormPage
        problems={problems}
        shown={saved?.shown ?? person.shown}
        revision={saved?.revision ?? person.revision}
        conflict={
          <ConflictNotice
            conflict={conflict}
            labelOf={(field) => t(field as keyof typeof person.shown)}
            textOf={(field, value) => (field === 'role' ? tp(`role_${value as Role}`) : undefined)}
          />
        }
        saveLabel={t('save')}
        cancelTo="/admin/users"
      >
        <input type="hidden" name="go" value="save" />
        <FormSection title={t('detailsTitle')}>
          <FormPair>
            <TextField
              name="firstName"
              label={t('firstName')}
              defaultValue={typed.firstName}
              error={error('firstName')}
              maxLength={longestKeptName}
              autoComplete="off"
            />
            <TextField
              name="lastName"
              label={t('lastName')}
              defaultValue={typed.lastName}
              maxLength={longestKeptName}
              autoComplete="off"
            />
          </FormPair>
          <SelectField name="role" label={t('role')} defaultValue={typed.role} error={isBan ? undefined : error('role')}>
            {roles.toReversed().map((role) => (
              <option key={role} value={role}>
                {tp(`role_${role}`)}
              </option>
            ))}
          </SelectField>
        </FormSection>
      </FormPage>
      <LinksSection person={person} />
      <PersonSessions person={person} />
      {!person.isOneself && <BanSection person={person} error={isBan && problem ? t(problem.text) : undefined} />}
      <PrivacySection person={person} />
    </StaffPage>
  )
}

function ErasedPerson({ person, when }: { readonly person: Route.ComponentProps['loaderData']; readonly when: string }) {
  const t = useText('platformUsers')
  return (
    <StaffPage title={t('state_erased')}>
      <Notice>{t('erasedOn', { when })}</Notice>
      <FactsSection person={person} />
    </StaffPage>
  )
}
