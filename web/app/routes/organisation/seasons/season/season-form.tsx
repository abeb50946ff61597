import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { seasonTypes } from '@camp/domain/seasons/season.ts'
import { use } from 'react'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { seasonsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { SeasonAnswers, SeasonFormProblem } from './season-answers.ts'

interface SeasonFormProps {
  readonly id: string | null
  readonly name: string | null
  readonly year: number | null
  readonly answers: SeasonAnswers
  readonly problems: readonly SeasonFormProblem[]
  readonly revision: string
  readonly mayManage: boolean
}

export function SeasonForm({ id, name, year, answers, problems, revision, mayManage }: SeasonFormProps) {
  const t = useText('seasonSettings')
  const language = use(LanguageContext)
  const { slug } = useStaffOrganisation().organisation
  const texts = problems.map((problem) => ({ field: problem.field, message: problemText(problem) }))
  const fieldFor = (field: keyof SeasonAnswers) => ({
    name: field,
    defaultValue: String(answers[field]),
    error: texts.find((text) => text.field === field)?.message,
  })
  const back = organisationAddress(slug, seasonsPage, year === null ? {} : { year })
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${seasonsPage}/${id}/delete`)} />
  return (
    <StaffPage title={name ?? t('add')} hasErrors={problems.length > 0}>
      <FormPage problems={texts} maySave={mayManage} cancelTo={back} otherActions={deletion}>
        <input type="hidden" name="revision" value={revision} />
        <FormSection title={t('what')}>
          <TextField {...fieldFor('name')} label={t('name')} hint={t('nameHint')} maxLength={100} autoComplete="off" />
          <SelectField {...fieldFor('seasonType')} label={t('seasonType')} hint={t('seasonTypeHint')}>
            {seasonTypes.map((type) => (
              <option key={type} value={type}>
                {t(`type_${type}`)}
              </option>
            ))}
          </SelectField>
        </FormSection>
        <FormSection title={t('when')} lead={t('whenLead')}>
          <FormPair>
            <TextField {...fieldFor('startDate')} type="date" label={t('firstNight')} />
            <TextField {...fieldFor('endDate')} type="date" label={t('lastNight')} />
          </FormPair>
          <TextField
            {...fieldFor('minimumStayPeriod')}
            label={t('minimumStay')}
            hint={t('minimumStayHint')}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            isOptional
          />
          <Checkbox name="isActive" label={t('isActive')} hint={t('isActiveHint')} defaultChecked={answers.isActive} />
        </FormSection>
      </FormPage>
    </StaffPage>
  )

  function problemText({ code, values = {} }: SeasonFormProblem): string {
    if (code !== 'problem_overlaps') return t(code)
    const { name: other = '', first, last } = values
    return t(code, { name: other, first: dayText(first, language), last: dayText(last, language) })
  }
}
