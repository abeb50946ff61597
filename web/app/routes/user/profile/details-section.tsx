import { Button } from '#app/components/button.tsx'
import { usePhoneChannels } from '#app/components/channel-choices.ts'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ProfileAnswers } from './profile-answers.ts'
import { ProfileForm, ProfileSection, type SectionProps } from './profile-section.tsx'

export function DetailsSection({ csrfToken, errorOf, answers }: SectionProps & { readonly answers: ProfileAnswers }) {
  const t = useText('profile')
  const channels = usePhoneChannels()
  return (
    <ProfileSection id="details" title={t('detailsTitle')}>
      <ProfileForm csrfToken={csrfToken} go="details">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            label={t('firstName')}
            defaultValue={answers.firstName}
            error={errorOf('firstName')}
            autoComplete="given-name"
            spellCheck={false}
          />
          <TextField
            name="lastName"
            label={t('lastName')}
            defaultValue={answers.lastName}
            error={errorOf('lastName')}
            autoComplete="family-name"
            spellCheck={false}
          />
        </div>
        <div className="sm:max-w-72">
          <TextField
            name="username"
            label={t('username')}
            hint={t('usernameHint')}
            isOptional={true}
            defaultValue={answers.username}
            error={errorOf('username')}
            autoComplete="username"
            spellCheck={false}
            maxLength={30}
          />
        </div>
        <TextArea
          name="allergies"
          label={t('allergies')}
          hint={t('allergiesHint')}
          isOptional={true}
          rows={2}
          defaultValue={answers.allergies}
          error={errorOf('allergies')}
          autoComplete="off"
        />
        <div className="sm:max-w-72">
          <SelectField name="language" label={t('language')} defaultValue={answers.language}>
            <option value="en">{t('english')}</option>
            <option value="af">{t('afrikaans')}</option>
          </SelectField>
        </div>
        <ChoiceGroup id="verificationPreference" legend={t('preference')}>
          <div className="grid gap-3 sm:grid-cols-2">
            {channels.map((value) => (
              <RadioCard
                key={value}
                name="verificationPreference"
                value={value}
                label={value === 'SMS' ? t('sms') : t('whatsApp')}
                defaultChecked={answers.verificationPreference === value}
              />
            ))}
          </div>
        </ChoiceGroup>
        <div>
          <Button type="submit">{t('saveDetails')}</Button>
        </div>
      </ProfileForm>
    </ProfileSection>
  )
}
