import { Button } from '#app/components/button.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { LoadedProfile } from './load-profile.ts'
import { ProfileForm, ProfileSection } from './profile-section.tsx'

/** The cards that the payment provider keeps. */
export function CardsSection({ csrfToken, cards }: Pick<LoadedProfile, 'csrfToken' | 'cards'>) {
  const t = useText('profile')
  return (
    <ProfileSection id="cards" title={t('cardsTitle')} text={t('cardsText')}>
      {cards.length === 0 && <p className="text-ink-soft">{t('noCards')}</p>}
      {cards.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
          {cards.map(({ id, name, expires }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <p>
                <span className="font-bold">{name}</span> {t('cardExpires', { date: expires })}
              </p>
              <ProfileForm csrfToken={csrfToken} go="forget-card">
                <Button
                  type="submit"
                  name="card"
                  value={id}
                  intent="quiet"
                  size="small"
                  aria-label={t('deleteThisCard', { card: name })}
                >
                  {t('deleteCard')}
                </Button>
              </ProfileForm>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}
