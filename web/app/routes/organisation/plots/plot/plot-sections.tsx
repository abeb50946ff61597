import { longestPlaceName } from '@camp/domain/plots/longest-place-name.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { plotSupplementKinds } from '#app/components/staff/places/supplement-answers.ts'
import { SupplementSection } from '#app/components/staff/places/supplement-section.tsx'
import type { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { type PlotField, plotTicks } from './plot-answers.ts'

type Fields = Pick<ReturnType<typeof useFields<PlotField>>, 'text' | 'tick'>

interface PlotSectionsProps extends Fields {
  readonly sites: readonly { readonly id: string; readonly name: string }[]
}

const number = { inputMode: 'numeric', autoComplete: 'off' } as const
const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const

/** Everything of a plot but its price, its pictures, its place on the map and what is written about it. */
export function PlotSections({ text, tick, sites }: PlotSectionsProps) {
  const t = useText('placeSettings')
  return (
    <>
      <FormSection title={t('plotWhat')}>
        <SelectField {...text('siteId')}>
          {sites.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FormPair>
          <TextField {...text('name')} maxLength={longestPlaceName} autoComplete="off" />
          <TextField {...text('plotNumber')} {...number} hint={t('plotNumberHint')} maxLength={5} isOptional />
        </FormPair>
        {plotTicks.map((field) => (
          <Checkbox key={field} {...tick(field)} {...(field === 'isActive' && { hint: t('plotActiveHint') })} />
        ))}
      </FormSection>
      <GuestSections text={text} tick={tick} />
      <FormSection title={t('plotSize')} lead={t('plotSizeLead')}>
        <FormPair>
          <TextField {...text('irlWidth')} {...decimal} maxLength={8} isOptional />
          <TextField {...text('irlLength')} {...decimal} maxLength={8} isOptional />
        </FormPair>
        <TextField {...text('irlSqm')} {...decimal} maxLength={8} isOptional />
        <Checkbox {...tick('useSqm')} />
      </FormSection>
      <FormSection title={t('plotBooking')} lead={t('plotBookingLead')}>
        <FormPair>
          <TextField {...text('minimumNights.general')} {...number} hint={t('minimumHint')} maxLength={3} />
          <TextField {...text('minimumNights.offPeak')} {...number} maxLength={3} />
        </FormPair>
        <FormPair>
          <TextField {...text('minimumNights.peak')} {...number} maxLength={3} />
          <TextField {...text('minimumNights.superPeak')} {...number} maxLength={3} />
        </FormPair>
        <Checkbox {...tick('isWeekendTwoDaysRequired')} hint={t('weekendHint')} />
        <Checkbox {...tick('allowLateBooking')} hint={t('lateHint')} />
      </FormSection>
      <SupplementSection text={text} tick={tick} kinds={plotSupplementKinds} />
    </>
  )
}

function GuestSections({ text, tick }: Fields) {
  const t = useText('placeSettings')
  const shared = 'allowMultipleReservationsUpToPaxMax' as const
  return (
    <FormSection title={t('newFits')}>
      <FormPair>
        <TextField {...text('paxMin')} {...number} maxLength={3} />
        <TextField {...text('paxMax')} {...number} maxLength={3} />
      </FormPair>
      <TextField {...text('kidsUnderWhatAgeDontCountTowardsMaxPax')} {...number} hint={t('kidsHint')} maxLength={2} />
      <Checkbox {...tick(shared)} hint={t('sharedHint')} error={text(shared).error} />
      <FormPair>
        <TextField {...text('tentsMax')} {...number} hint={t('noLimitHint')} maxLength={3} isOptional />
        <TextField {...text('caravansMax')} {...number} hint={t('noLimitHint')} maxLength={3} isOptional />
      </FormPair>
    </FormSection>
  )
}
