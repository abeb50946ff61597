import { Button, ButtonLink } from '#app/components/button.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { ProfileForm, ProfileSection, type SectionProps } from './profile-section.tsx'

interface PasswordSectionProps extends SectionProps {
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
}

export function PasswordSection({ csrfToken, errorOf, hasPassword, hasSecondFactor }: PasswordSectionProps) {
  const t = useText('profile')
  return (
    <ProfileSection id="password" title={t('passwordTitle')} text={hasPassword ? t('passwordText') : t('noPasswordText')}>
      <ProfileForm csrfToken={csrfToken} go="password">
        {hasPassword && (
          <TextField
            name="currentPassword"
            label={t('currentPassword')}
            error={errorOf('currentPassword')}
            type="password"
            autoComplete="current-password"
          />
        )}
        <TextField
          name="newPassword"
          label={t('newPassword')}
          hint={t('passwordHint')}
          error={errorOf('newPassword')}
          type="password"
          autoComplete="new-password"
        />
        <div>
          <Button type="submit">{t('savePassword')}</Button>
        </div>
      </ProfileForm>
      <p className="text-ink-soft">{hasSecondFactor ? t('factorOn') : t('factorOff')}</p>
      <div>
        <ButtonLink to="/auth/second-factor/settings?callbackUrl=%2Fuser%2Fprofile" intent="secondary">
          {t('factorSettings')}
        </ButtonLink>
      </div>
    </ProfileSection>
  )
}
