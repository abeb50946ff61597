import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import { longestPlate } from '@camp/domain/reservations/staff-texts.ts'
import { SelectField } from '#app/components/select-field.tsx'
import { FoldedSection, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { OfflineFieldsProps } from './offline-fields-props.ts'

/** Who comes; a first name is enough. */
export function GuestFields({ choices, answers, errorOf }: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  const field = (name: string) => ({ name, defaultValue: answers[name], error: errorOf(name), autoComplete: 'off' })
  return (
    <FormSection title={t('camper')}>
      <FormPair>
        <TextField label={t('firstName')} {...field('firstName')} maxLength={longestKeptName} />
        <TextField label={t('lastName')} {...field('lastName')} maxLength={longestKeptName} isOptional />
      </FormPair>
      <div className="desk-reach">
        <TextField label={t('cell')} {...field('cell')} type="tel" inputMode="tel" isOptional />
        <SelectField name="country" label={t('country')} defaultValue={answers.country ?? 'ZA'}>
          {choices.countries.map(({ country, label }) => (
            <option key={country} value={country}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label={t('email')} {...field('email')} type="email" inputMode="email" isOptional />
      </div>
    </FormSection>
  )
}

/** What few need to say. */
export function MoreOfGuest({ answers, errorOf }: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  const tb = useText('bookings')
  const field = (name: string) => ({ name, defaultValue: answers[name], error: errorOf(name), autoComplete: 'off' })
  const isToldMore = Boolean(answers.vehiclePlate || answers.specialRequest)
  return (
    <FoldedSection title={t('moreOfGuest')} isOpen={isToldMore || Boolean(errorOf('specialRequest'))}>
      <FormPair>
        <SelectField name="preference" label={t('preference')} defaultValue={answers.preference ?? 'WHATSAPP'}>
          <option value="WHATSAPP">{tb('channel_app')}</option>
          <option value="SMS">{tb('channel_sms')}</option>
        </SelectField>
        <SelectField name="language" label={t('language')} defaultValue={answers.language ?? 'en'}>
          <option value="en">{tb('language_en')}</option>
          <option value="af">{tb('language_af')}</option>
        </SelectField>
      </FormPair>
      <TextField label={t('plate')} {...field('vehiclePlate')} maxLength={longestPlate} isOptional />
      <TextArea
        name="specialRequest"
        label={t('specialRequest')}
        defaultValue={answers.specialRequest}
        error={errorOf('specialRequest')}
        rows={2}
        maxLength={longestSpecialRequest}
        isOptional
      />
    </FoldedSection>
  )
}
