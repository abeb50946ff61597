import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { Button } from '#app/components/button.tsx'
import { TagChip } from '#app/components/tag-chip.tsx'
import { clockTime, dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { LoadedProfile } from './load-profile.ts'
import { ProfileForm, ProfileSection } from './profile-section.tsx'

type SessionsSectionProps = Pick<LoadedProfile, 'csrfToken' | 'sessions'>

export function OwnSessions({ csrfToken, sessions }: SessionsSectionProps) {
  const t = useText('profile')
  return (
    <ProfileSection id="sessions" title={t('sessionsTitle')}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        {sessions.map((session) => (
          <SessionRow key={session.id} csrfToken={csrfToken} session={session} />
        ))}
      </ul>
      <ProfileForm csrfToken={csrfToken} go="end-all">
        <div>
          <Button type="submit" intent="secondary">
            {t('endAll')}
          </Button>
        </div>
      </ProfileForm>
    </ProfileSection>
  )
}

function SessionRow({ csrfToken, session }: { readonly csrfToken: string; readonly session: LoadedProfile['sessions'][number] }) {
  const t = useText('profile')
  const { id, isHere, startedAt, lastSeenAt } = session
  const browser = session.browser ?? t('unknownBrowser')
  const seen = { date: dayText(dateHere(lastSeenAt)), time: clockTime(lastSeenAt) }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{browser}</span>
          {isHere && <TagChip tone="brand">{t('thisBrowser')}</TagChip>}
        </p>
        <p className="text-sm text-ink-soft">
          {isHere ? t('since', { date: dayText(dateHere(startedAt)) }) : t('lastUsed', seen)}
        </p>
      </div>
      <ProfileForm csrfToken={csrfToken} go={isHere ? 'end-here' : 'end'}>
        <button
          type="submit"
          name="session"
          value={id}
          className="link min-h-11 text-sm font-bold"
          aria-label={isHere ? undefined : t('endOtherOf', { browser, ...seen })}
        >
          {isHere ? t('endHere') : t('endOther')}
        </button>
      </ProfileForm>
    </li>
  )
}
