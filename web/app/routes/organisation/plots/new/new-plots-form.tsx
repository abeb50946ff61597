import { longestSeriesName } from '@camp/domain/plots/plot-numbering.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import type { FormProblem } from '#app/components/staff/settings-forms/problem-words.ts'
import { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { plotsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { NewPlotsAnswers } from './new-plots-answers.ts'

interface NewPlotsFormProps {
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly answers: NewPlotsAnswers
  readonly problems: readonly FormProblem[]
}

export function NewPlotsForm({ sites, answers, problems }: NewPlotsFormProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { texts, text, tick } = useFields({ answers, problems, labelOf: (field) => t(`new_${field}`) })
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <StaffPage title={t('addPlots')} lead={t('addPlotsLead')} hasErrors={problems.length > 0}>
      <FormPage problems={texts} cancelTo={organisationAddress(slug, plotsPage)} saveLabel={t('addPlots')}>
        <FormSection title={t('newWhich')} lead={t('newWhichLead')}>
          <SelectField {...text('siteId')}>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...text('name')} hint={t('newNameHint')} maxLength={longestSeriesName} autoComplete="off" />
          <FormPair>
            <TextField {...text('count')} {...number} maxLength={3} />
            <TextField {...text('firstNumber')} {...number} hint={t('newFirstHint')} maxLength={5} isOptional />
          </FormPair>
        </FormSection>
        <FormSection title={t('newFits')} lead={t('newFitsLead')}>
          <TextField {...text('paxMax')} {...number} maxLength={3} />
          <FormPair>
            <TextField {...text('tentsMax')} {...number} hint={t('noLimitHint')} maxLength={3} isOptional />
            <TextField {...text('caravansMax')} {...number} hint={t('noLimitHint')} maxLength={3} isOptional />
          </FormPair>
          <Checkbox {...tick('isElectrified')} />
        </FormSection>
        <FormSection title={t('newPrice')} lead={t('newPriceLead')}>
          <FormPair>
            <TextField {...text('rate')} inputMode="decimal" autoComplete="off" maxLength={12} />
            <SelectField {...text('rateBasis')}>
              <option value="perPlot">{t('perPlot')}</option>
              <option value="perPerson">{t('perPerson')}</option>
            </SelectField>
          </FormPair>
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
