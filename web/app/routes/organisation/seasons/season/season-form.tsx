import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { longestSettingName } from '@camp/domain/seasons/longest-setting-name.ts'
import { seasonTypes } from '@camp/domain/seasons/season.ts'
import { use } from 'react'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import type { GivingWayRow } from '#app/components/staff/pricing/giving-way-row.ts'
import { GivingWayTable } from '#app/components/staff/pricing/giving-way-table.tsx'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { seasonsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import type { TextKey } from '#app/wording/catalogue.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { SeasonAnswers, SeasonFormProblem } from './season-answers.ts'

interface SeasonFormProps {
  readonly id: string | null
  readonly name: string | null
  readonly year: number | null
  readonly answers: SeasonAnswers
  readonly problems: readonly SeasonFormProblem[]
  readonly revision: string
  readonly shown: object
  readonly conflict: Conflict | null
  /** Others that lose nights to it, to be agreed to: `agreed` is their revision. */
  readonly givingWay: readonly GivingWayRow[]
  readonly agreed: string
  readonly mayManage: boolean
}

export function SeasonForm(props: SeasonFormProps) {
  const { id, name, year, answers, problems, revision, shown, conflict, givingWay, agreed, mayManage } = props
  const t = useText('seasonSettings')
  const language = use(LanguageContext)
  const { slug } = useStaffOrganisation().organisation
  const texts = problems.map(({ field, code }) => ({ field, message: t(code) }))
  const fieldFor = (field: keyof SeasonAnswers) => ({
    name: field,
    defaultValue: String(answers[field]),
    error: texts.find((text) => text.field === field)?.message,
  })
  const back = organisationAddress(slug, seasonsPage, year === null ? {} : { year })
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${seasonsPage}/${id}/delete`)} />
  return (
    <StaffPage title={name ?? t('add')} hasErrors={problems.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={<ConflictNotice conflict={conflict} labelOf={labelOf} textOf={textOf} />}
        maySave={mayManage}
        saveLabel={givingWay.length > 0 ? t('saveAndPart') : undefined}
        cancelTo={back}
        otherActions={deletion}
      >
        <input type="hidden" name="agreed" value={agreed} />
        {givingWay.length > 0 && (
          <FormSection title={t('givingWay')} lead={t('givingWayLead')}>
            <GivingWayTable rows={givingWay} />
          </FormSection>
        )}
        <FormSection title={t('what')}>
          <TextField
            {...fieldFor('name')}
            label={t('name')}
            hint={t('nameHint')}
            maxLength={longestSettingName}
            autoComplete="off"
          />
          <SelectField {...fieldFor('seasonType')} label={t('seasonType')} hint={t('seasonTypeHint')}>
            {seasonTypes.map((type) => (
              <option key={type} value={type}>
                {t(`kind_${type}`)}
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

  function labelOf(field: string): string {
    return t(labels[field as keyof SeasonAnswers])
  }

  function textOf(field: string, value: unknown): string | undefined {
    if (field === 'seasonType') return t(`kind_${value as (typeof seasonTypes)[number]}`)
    return field.endsWith('Date') && value ? dayText(String(value), language) : undefined
  }
}

const labels = {
  name: 'name',
  seasonType: 'seasonType',
  startDate: 'firstNight',
  endDate: 'lastNight',
  minimumStayPeriod: 'minimumStay',
  isActive: 'isActive',
} as const satisfies Record<keyof SeasonAnswers, TextKey<'seasonSettings'>>
