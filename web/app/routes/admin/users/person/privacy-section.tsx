import { Button, ButtonLink } from '#app/components/button.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WirePerson } from './load-person.ts'

export function PrivacySection({ person: { userId, isOneself } }: { readonly person: WirePerson }) {
  const t = useText('platformUsers')
  return (
    <section className="form-section" aria-labelledby="privacy">
      <h2 id="privacy">{t('privacyTitle')}</h2>
      <p className="text-ink-soft">{t('privacyText')}</p>
      <div className="flex flex-wrap gap-4">
        {/* A form of the browser's own: what comes back is a file. */}
        <form method="post" action={`/admin/users/${userId}/export`}>
          <Button type="submit" intent="secondary">
            {t('export')}
          </Button>
        </form>
        {!isOneself && (
          <ButtonLink to={`/admin/users/${userId}/erase`} intent="danger">
            {t('erase')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
