import { longestCampsiteName } from '@camp/domain/organisations/longest-campsite-name.ts'
import { longestEmail } from '@camp/domain/people/email-address.ts'
import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { data } from 'react-router'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerNew, type NewTexts } from './answer-new.ts'
import { creationProblemText } from './creation-problem-text.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const choices = await context.get(useCases).organisationChoices.execute({ actor: context.get(requestFacts).actor })
  if (!choices.ok) throw data({ code: choices.refusal.code }, 403)
  return { provinces: choices.value.provinces }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerNew(context.get(useCases), context.get(requestFacts).actor, await request.formData())
}

/** The least that an organisation is. */
export default function NewOrganisationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const ts = useText('organisationSettings')
  const tp = useText('organisationProblems')
  const labels = {
    name: ts('name'),
    slug: ts('slug'),
    province: ts('province'),
    ownerEmail: ts('ownerEmail'),
    ownerFirstName: t('firstName'),
    ownerLastName: t('lastName'),
  } as const satisfies Record<keyof NewTexts, string>
  const words = { problems: tp, people: t, label: (field: keyof NewTexts) => labels[field] }
  const problems = (actionData?.problems ?? []).map((problem) => ({
    field: problem.field as string,
    message: creationProblemText(words, problem),
  }))
  const fieldOf = (name: keyof NewTexts) => ({
    name,
    label: labels[name],
    defaultValue: actionData?.texts[name],
    error: problems.find(({ field }) => field === name)?.message,
  })
  return (
    <StaffPage title={t('orgsNew')} lead={t('orgsNewLead')} hasErrors={problems.length > 0}>
      <FormPage problems={problems} saveLabel={t('orgsCreate')} cancelTo="/admin/organisations">
        <FormSection title={t('orgsOrganisation')}>
          <FormPair>
            <TextField {...fieldOf('name')} maxLength={longestCampsiteName} autoComplete="off" required />
            <TextField {...fieldOf('slug')} hint={ts('slugHint')} spellCheck={false} autoComplete="off" required />
          </FormPair>
          <SelectField {...fieldOf('province')}>
            {loaderData.provinces.map(({ code, name, country }) => (
              <option key={code} value={code}>
                {name}, {country}
              </option>
            ))}
          </SelectField>
        </FormSection>
        <FormSection title={t('orgsOwner')}>
          <TextField
            {...fieldOf('ownerEmail')}
            type="email"
            maxLength={longestEmail}
            spellCheck={false}
            autoComplete="off"
            required
          />
          <FormPair>
            <TextField {...fieldOf('ownerFirstName')} hint={t('nameHint')} maxLength={longestKeptName} autoComplete="off" />
            <TextField {...fieldOf('ownerLastName')} maxLength={longestKeptName} autoComplete="off" isOptional />
          </FormPair>
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
