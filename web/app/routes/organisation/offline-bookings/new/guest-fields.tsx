import { SelectField } from '#app/components/select-field.tsx'
import { FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { OfflineFieldsProps } from './offline-fields-props.ts'

/** The countries that campers come from by car; a number with its own plus sign may be of any. */
const countries = [
  ['ZA', '+27'],
  ['NA', '+264'],
  ['BW', '+267'],
  ['ZW', '+263'],
  ['MZ', '+258'],
  ['LS', '+266'],
  ['SZ', '+268'],
] as const

/** Who comes; a first name is enough. */
export function GuestFields({ answers, errorOf }: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  const tb = useText('bookings')
  const field = (name: string) => ({ name, defaultValue: answers[name], error: errorOf(name), autoComplete: 'off' })
  return (
    <FormSection title={t('camper')}>
      <FormPair>
        <TextField label={t('firstName')} {...field('firstName')} maxLength={100} />
        <TextField label={t('lastName')} {...field('lastName')} maxLength={100} isOptional />
      </FormPair>
      <FormPair>
        <TextField label={t('email')} hint={t('emailHint')} {...field('email')} type="email" inputMode="email" isOptional />
        <TextField label={t('plate')} {...field('vehiclePlate')} maxLength={20} isOptional />
      </FormPair>
      <FormPair>
        <SelectField name="country" label={t('country')} defaultValue={answers.country ?? 'ZA'}>
          {countries.map(([country, digits]) => (
            <option key={country} value={country}>
              {`${country} ${digits}`}
            </option>
          ))}
        </SelectField>
        <TextField label={t('cell')} {...field('cell')} type="tel" inputMode="tel" isOptional />
      </FormPair>
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
      <TextArea
        name="specialRequest"
        label={t('specialRequest')}
        defaultValue={answers.specialRequest}
        error={errorOf('specialRequest')}
        rows={2}
        isOptional
      />
    </FormSection>
  )
}
