import { weekdays } from '@camp/domain/plots/plot.ts'
import { longestSettingName } from '@camp/domain/seasons/longest-setting-name.ts'
import { seasonTypes } from '@camp/domain/seasons/season.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { plotNames, type SitePlots } from '#app/components/staff/pricing/plot-choices.ts'
import { PlotsField } from '#app/components/staff/pricing/plots-field.tsx'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { discountsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { DiscountReply } from './answer-discount.ts'
import type { DiscountAnswers } from './discount-answers.ts'
import { PreviewSection } from './preview-section.tsx'
import { WhenItActs } from './when-it-acts.tsx'

interface DiscountFormProps extends DiscountReply {
  readonly id: string | null
  readonly name: string | null
  readonly sites: readonly SitePlots[]
  readonly mayManage: boolean
}

export function DiscountForm({ id, name, sites, mayManage, ...reply }: DiscountFormProps) {
  const t = useText('discountSettings')
  const tp = useText('pricing')
  const { slug } = useStaffOrganisation().organisation
  const { answers, shown, conflict, problems, trialProblems } = reply
  const texts = [
    ...problems.map(({ field, code }) => ({ field, message: t(code) })),
    ...trialProblems.map(({ field, code }) => ({ field, message: tp(code) })),
  ]
  const errorOf = (field: string) => texts.find((text) => text.field === field)?.message
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${discountsPage}/${id}/delete`)} />
  return (
    <StaffPage title={name ?? t('add')} hasErrors={texts.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={reply.revision}
        conflict={<ConflictNotice conflict={conflict} labelOf={labelOf} textOf={textOf} />}
        maySave={mayManage}
        cancelTo={organisationAddress(slug, discountsPage)}
        otherActions={deletion}
      >
        <FormSection title={t('what')}>
          <TextField
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            maxLength={longestSettingName}
            autoComplete="off"
            defaultValue={answers.name}
            error={errorOf('name')}
          />
          <FormPair>
            <SelectField name="discountType" label={t('discountType')} defaultValue={answers.discountType}>
              <option value="percentage">{t('type_percentage')}</option>
              <option value="fixed">{t('type_fixed')}</option>
            </SelectField>
            <TextField
              name="value"
              label={t('value')}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={answers.value}
              error={errorOf('value')}
            />
          </FormPair>
          <TextField
            name="minNights"
            label={t('minNights')}
            hint={t('minNightsHint')}
            inputMode="numeric"
            maxLength={3}
            defaultValue={answers.minNights}
            error={errorOf('minNights')}
          />
          <Checkbox name="isActive" label={t('isActive')} hint={t('isActiveHint')} defaultChecked={answers.isActive} />
        </FormSection>
        <WhenItActs answers={answers} errorOf={errorOf} />
        <FormSection title={t('where')}>
          <PlotsField legend={t('plots')} hint={t('plotsHint')} sites={sites} chosen={reply.plotIds} />
        </FormSection>
        <PreviewSection sites={sites} reply={reply} isNew={id === null} />
      </FormPage>
    </StaffPage>
  )

  function labelOf(field: string): string {
    return t(field as keyof DiscountAnswers | 'plots')
  }

  function textOf(field: string, value: unknown): string | undefined {
    if (field === 'plots') return plotNames(sites, value)
    if (field === 'discountType') return t(value === 'fixed' ? 'type_fixed' : 'type_percentage')
    if (field === 'validDays') return weekdays.flatMap((day) => (isIn(value, day) ? [t(`day_${day}`)] : [])).join(', ')
    if (field !== 'seasonTypes') return undefined
    return seasonTypes.flatMap((type) => (isIn(value, type) ? [t(`season_${type}`)] : [])).join(', ')
  }
}

function isIn(list: unknown, one: string): boolean {
  return Array.isArray(list) && list.includes(one)
}
