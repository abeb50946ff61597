import { longestPlaceName } from '@camp/domain/plots/longest-place-name.ts'
import { siteTypes } from '@camp/domain/plots/plot.ts'
import { timedDays } from '@camp/domain/plots/timed-days.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { isSupplementField, siteSupplementKinds } from '#app/components/staff/places/supplement-answers.ts'
import { SupplementSection } from '#app/components/staff/places/supplement-section.tsx'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import type { FormProblem } from '#app/components/staff/settings-forms/problem-words.ts'
import { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { sitesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { SiteAnswers, SiteField } from './site-answers.ts'
import '#app/components/staff/places.css'

interface SiteFormProps {
  readonly id: string | null
  readonly name: string | null
  readonly revision: string
  readonly answers: SiteAnswers
  readonly shown: object
  readonly conflict: Conflict | null
  readonly problems: readonly FormProblem[]
  readonly mayManage: boolean
}

export function SiteForm({ id, name, revision, answers, shown, conflict, problems, mayManage }: SiteFormProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { texts, text, tick } = useFields({ answers, problems, labelOf })
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${sitesPage}/${id}/delete`)} />
  return (
    <StaffPage title={name ?? t('addSite')} hasErrors={problems.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={<ConflictNotice conflict={conflict} labelOf={(field) => labelOf(field as SiteField)} textOf={textOf} />}
        maySave={mayManage}
        cancelTo={organisationAddress(slug, sitesPage)}
        otherActions={deletion}
      >
        <FormSection title={t('siteWhat')}>
          <TextField {...text('name')} hint={t('siteNameHint')} maxLength={longestPlaceName} autoComplete="off" />
          <SelectField {...text('siteType')} hint={t('siteTypeHint')}>
            {siteTypes.map((type) => (
              <option key={type} value={type}>
                {t(`type_${type}`)}
              </option>
            ))}
          </SelectField>
          <Checkbox {...tick('isActive')} hint={t('siteActiveHint')} />
          <Checkbox {...tick('isOnlineBookingActive')} hint={t('siteOnlineHint')} />
        </FormSection>
        <FormSection title={t('siteTimes')} lead={t('siteTimesLead')}>
          <div className="times-grid">
            <p aria-hidden="true" className="times-head">
              <span />
              <span>{t('checkIn')}</span>
              <span>{t('checkOut')}</span>
            </p>
            {timedDays.map((day) => (
              <fieldset key={day} className="times-row">
                <legend className="sr-only">{t(`day_${day}`)}</legend>
                <span aria-hidden="true">{t(`day_${day}`)}</span>
                <TextField {...text(`${day}.checkIn`)} type="time" hasHiddenLabel />
                <TextField {...text(`${day}.checkOut`)} type="time" hasHiddenLabel />
              </fieldset>
            ))}
          </div>
        </FormSection>
        <SupplementSection text={text} tick={tick} kinds={siteSupplementKinds} />
      </FormPage>
    </StaffPage>
  )

  function textOf(field: string, value: unknown): string | undefined {
    return field === 'siteType' ? t(`type_${value as (typeof siteTypes)[number]}`) : undefined
  }

  function labelOf(field: SiteField): string {
    if (isSupplementField(field)) return t(`plot_${field}`)
    const [day, which] = field.split('.') as [(typeof timedDays)[number], 'checkIn' | 'checkOut' | undefined]
    if (which === undefined) return t(`site_${field as Exclude<SiteField, `${string}.${string}`>}`)
    return t('timeOf', { day: t(`day_${day}`), time: t(which) })
  }
}
