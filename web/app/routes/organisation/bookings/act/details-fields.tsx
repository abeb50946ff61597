import { numberAsDialled } from '@camp/domain/messaging/written-number.ts'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPair } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ActFieldsProps } from './act-props.ts'

/** Who stays and how to reach them, as it stands. */
export function DetailsFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  const { guest } = booking
  if (!guest) return null
  const number = guest.cell ? numberAsDialled(guest.countryCode, guest.cell) : ''
  const field = (name: string, now: string | null) => ({
    name,
    defaultValue: answers[name] ?? now ?? '',
    error: errorOf(name),
    autoComplete: 'off',
  })
  return (
    <>
      <FormPair>
        <TextField label={t('firstName')} {...field('firstName', guest.firstName)} maxLength={100} />
        <TextField label={t('lastName')} {...field('lastName', guest.lastName)} maxLength={100} isOptional />
      </FormPair>
      <FormPair>
        <TextField label={t('email')} {...field('email', guest.email)} type="email" inputMode="email" isOptional />
        <TextField label={t('phone')} hint={t('phoneHint')} {...field('cell', number)} type="tel" inputMode="tel" isOptional />
      </FormPair>
      <FormPair>
        <SelectField name="preference" label={t('preference')} defaultValue={answers.preference ?? guest.verificationPreference}>
          <option value="WHATSAPP">{t('channel_app')}</option>
          <option value="SMS">{t('channel_sms')}</option>
        </SelectField>
        <SelectField name="language" label={t('language')} defaultValue={answers.language ?? guest.language}>
          <option value="en">{t('language_en')}</option>
          <option value="af">{t('language_af')}</option>
        </SelectField>
      </FormPair>
      <TextArea
        name="specialRequest"
        label={t('request')}
        defaultValue={answers.specialRequest ?? guest.specialRequest ?? ''}
        error={errorOf('specialRequest')}
        rows={2}
        isOptional
      />
    </>
  )
}
