import { Button } from '#app/components/button.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { ContactStates } from './contact-states.tsx'
import type { LoadedProfile } from './load-profile.ts'
import { ProfileForm, ProfileSection, type SectionProps } from './profile-section.tsx'

type ContactSectionProps = SectionProps & Pick<LoadedProfile, 'answers' | 'contacts' | 'countries' | 'hasPassword' | 'hasAsked'>

export function ContactSection({ csrfToken, errorOf, answers, contacts, countries, hasPassword, hasAsked }: ContactSectionProps) {
  const t = useText('profile')
  return (
    <ProfileSection id="contact" title={t('contactTitle')} text={t('contactText')}>
      <ContactStates csrfToken={csrfToken} errorOf={errorOf} contacts={contacts} hasAsked={hasAsked} />
      <ProfileForm csrfToken={csrfToken} go="contact">
        <TextField
          name="email"
          type="email"
          label={t('email')}
          defaultValue={answers.email}
          error={errorOf('email')}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
        />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <SelectField name="country" label={t('country')} autoComplete="country" defaultValue={answers.country}>
            {countries.map(({ country, label }) => (
              <option key={country} value={country}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            name="cell"
            type="tel"
            label={t('cell')}
            hint={t('cellHint')}
            isOptional={true}
            defaultValue={answers.cell}
            error={errorOf('cell')}
            autoComplete="tel"
            inputMode="tel"
          />
        </div>
        {hasPassword && (
          <TextField
            name="contactPassword"
            label={t('passwordToChange')}
            hint={t('passwordToChangeHint')}
            type="password"
            autoComplete="current-password"
            error={errorOf('contactPassword')}
          />
        )}
        <div>
          <Button type="submit">{t('saveContact')}</Button>
        </div>
      </ProfileForm>
    </ProfileSection>
  )
}
