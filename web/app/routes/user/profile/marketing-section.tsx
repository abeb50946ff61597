import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { Button } from '#app/components/button.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { LoadedProfile } from './load-profile.ts'
import { ProfileForm, ProfileSection } from './profile-section.tsx'

type MarketingSectionProps = Pick<LoadedProfile, 'csrfToken' | 'marketing'>

/** One button says yes, one says no: withdrawing takes as much as agreeing (POPIA s11). */
export function MarketingSection({ csrfToken, marketing: { kind, at } }: MarketingSectionProps) {
  const t = useText('profile')
  const date = at === null ? '' : dayText(dateHere(at))
  const states = {
    given: t('marketingGiven', { date }),
    withdrawn: t('marketingWithdrawn', { date }),
    'never-given': t('marketingNone'),
  }
  return (
    <ProfileSection id="marketing" title={t('marketingTitle')} text={t('marketingText')}>
      <ProfileForm csrfToken={csrfToken} go="marketing">
        <p>{states[kind]}</p>
        <div>
          <Button type="submit" intent="secondary" name="consents" value={kind === 'given' ? 'no' : 'yes'}>
            {kind === 'given' ? t('withdraw') : t('agree')}
          </Button>
        </div>
      </ProfileForm>
    </ProfileSection>
  )
}
