import { Button } from '#app/components/button.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { ProfileForm, ProfileSection, type SectionProps } from './profile-section.tsx'

export function PasswordSection({ csrfToken, errorOf, hasPassword }: SectionProps & { readonly hasPassword: boolean }) {
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
    </ProfileSection>
  )
}
