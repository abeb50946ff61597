import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WirePerson } from './load-person.ts'

export function PersonSessions({ person: { sessions } }: { readonly person: WirePerson }) {
  const t = useText('platformUsers')
  return (
    <section className="form-section" aria-labelledby="sessions">
      <h2 id="sessions">{t('sessionsTitle')}</h2>
      {sessions.length === 0 && <p className="text-ink-soft">{t('sessionsNone')}</p>}
      {sessions.length > 0 && (
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="go" value="end-sessions" />
          <ul className="grid gap-1">
            {sessions.map(({ id, browser, lastSeenAt }) => (
              <li key={id}>{t('sessionLine', { browser: browser ?? t('unknownBrowser'), when: dayAndTime(lastSeenAt) })}</li>
            ))}
          </ul>
          <div>
            <Button type="submit" intent="secondary">
              {t('endSessions')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
