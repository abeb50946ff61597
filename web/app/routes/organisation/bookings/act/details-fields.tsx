import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPair } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ActFieldsProps } from './act-props.ts'
import { filledForm } from './filled-form.ts'

/** Who stays and how to reach them, as it stands. */
export function DetailsFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  const filled = filledForm('details', booking.guest)
  if (!filled) return null
  const given = { ...filled, ...answers }
  const field = (name: string) => ({
    name,
    defaultValue: given[name] ?? '',
    error: errorOf(name),
    autoComplete: 'off',
  })
  return (
    <>
      <FormPair>
        <TextField label={t('firstName')} {...field('firstName')} maxLength={longestKeptName} />
        <TextField label={t('lastName')} {...field('lastName')} maxLength={longestKeptName} isOptional />
      </FormPair>
      <FormPair>
        <TextField label={t('email')} {...field('email')} type="email" inputMode="email" isOptional />
        <TextField label={t('phone')} hint={t('phoneHint')} {...field('cell')} type="tel" inputMode="tel" isOptional />
      </FormPair>
      <FormPair>
        <SelectField name="preference" label={t('preference')} defaultValue={given.preference}>
          <option value="WHATSAPP">{t('channel_app')}</option>
          <option value="SMS">{t('channel_sms')}</option>
        </SelectField>
        <SelectField name="language" label={t('language')} defaultValue={given.language}>
          <option value="en">{t('language_en')}</option>
          <option value="af">{t('language_af')}</option>
        </SelectField>
      </FormPair>
      <TextArea
        name="specialRequest"
        label={t('request')}
        defaultValue={given.specialRequest}
        error={errorOf('specialRequest')}
        rows={2}
        maxLength={longestSpecialRequest}
        isOptional
      />
    </>
  )
}
