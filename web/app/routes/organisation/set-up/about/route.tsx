import { htmlOfTyped, typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import { fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import { data, redirect } from 'react-router'
import { readAbout } from '#app/components/aboard/about-form.server.ts'
import { saveSection } from '#app/components/aboard/save-section.server.ts'
import { sectionProblemText } from '#app/components/aboard/section-problem.ts'
import { afterStep } from '#app/components/aboard/set-up-address.ts'
import { SetUpPage } from '#app/components/aboard/set-up-page.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const form = await context.get(useCases).organisationForm.execute({ actor, id: organisation.id, section: 'public-page' })
  const { texts, choices } = valueOrThrowPage(form)
  return { texts: { ...texts, shortDescription: typedOfHtml(texts.shortDescription ?? '') }, facilities: choices.facilities }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = await organisationOfQuery({ context, request })
  const texts = readAbout(await request.formData())
  const missing = (['shortDescription', 'businessNumber'] as const)
    .filter((field) => texts[field] === '')
    .map((field) => ({ field, code: 'missing' as const }))
  const typed = { ...texts, shortDescription: htmlOfTyped(texts.shortDescription) }
  const problems = missing.length > 0 ? missing : await saveSection(context.get(useCases), staff, 'public-page', typed)
  if (problems.length > 0) return data({ texts, problems }, 400)
  return redirect(afterStep(staff.organisation.slug, 'about'), 303)
}

/** The first step: what guests read, how they reach the place, what it has. */
export default function SetUpAbout({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('aboard')
  const texts = { ...loaderData.texts, ...actionData?.texts }
  const problems = (actionData?.problems ?? []).map((problem) => {
    return { field: problem.field as string, message: sectionProblemText(t, t(labelOf(problem.field)), problem) }
  })
  const field = (name: Label) => {
    const error = problems.find((problem) => problem.field === name)?.message
    return { name, label: t(name), defaultValue: texts[name] ?? '', error }
  }
  const ticked = (texts.facilities ?? '').split(',')
  return (
    <SetUpPage step="about" problems={problems}>
      <FormSection title={t('aboutWords')}>
        <TextArea
          {...field('shortDescription')}
          hint={t('shortDescriptionHint')}
          rows={6}
          maxLength={fieldRules.shortDescription.most}
        />
      </FormSection>
      <FormSection title={t('aboutReach')}>
        <FormPair>
          <TextField {...field('businessNumber')} type="tel" hint={t('businessNumberHint')} autoComplete="tel" />
          <TextField {...field('businessEmail')} type="email" autoComplete="email" spellCheck={false} />
        </FormPair>
        <FormPair>
          <TextField {...field('address1')} autoComplete="off" isOptional />
          <TextField {...field('cityName')} autoComplete="off" />
        </FormPair>
        <FormPair>
          <TextField {...field('latitude')} hint={t('latitudeHint')} autoComplete="off" />
          <TextField {...field('longitude')} autoComplete="off" />
        </FormPair>
      </FormSection>
      <FormSection title={t('facilities')} lead={t('facilitiesLead')}>
        <ChoiceGroup id="facilities" legend={<span className="sr-only">{t('facilities')}</span>}>
          <div className="facility-grid">
            {loaderData.facilities.map(({ id, name }) => (
              <Checkbox
                key={id}
                id={`facility-${id}`}
                name="facilities"
                value={id}
                label={name}
                defaultChecked={ticked.includes(id)}
              />
            ))}
          </div>
        </ChoiceGroup>
      </FormSection>
    </SetUpPage>
  )
}

const labels = ['shortDescription', 'businessNumber', 'businessEmail', 'address1', 'cityName', 'latitude', 'longitude'] as const
type Label = (typeof labels)[number]

function labelOf(field: string): Label {
  return labels.find((label) => label === field) ?? 'shortDescription'
}
