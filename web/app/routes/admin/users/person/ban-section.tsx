import { longestWhy } from '@camp/application/audit/why.ts'
import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WirePerson } from './load-person.ts'

interface BanSectionProps {
  readonly person: WirePerson
  readonly error: string | undefined
}

export function BanSection({ person: { ban }, error }: BanSectionProps) {
  const t = useText('platformUsers')
  return (
    <section className="form-section" aria-labelledby="ban">
      <h2 id="ban">{t('banTitle')}</h2>
      {ban ? (
        <Notice tone="danger">{t('bannedSince', { when: dayAndTime(ban.at), reason: ban.reason })}</Notice>
      ) : (
        <p className="text-ink-soft">{t('banText')}</p>
      )}
      <Form method="post" className="grid gap-4" key={ban?.reason ?? ''}>
        <input type="hidden" name="go" value="ban" />
        <TextField
          name="reason"
          label={t('reason')}
          error={error}
          defaultValue={ban?.reason}
          maxLength={longestWhy}
          autoComplete="off"
        />
        <div>
          <Button type="submit" intent={ban ? 'secondary' : 'danger'}>
            {t(ban ? 'changeReason' : 'ban')}
          </Button>
        </div>
      </Form>
      {ban && (
        <Form method="post">
          <input type="hidden" name="go" value="lift-ban" />
          <Button type="submit" intent="secondary">
            {t('liftBan')}
          </Button>
        </Form>
      )}
    </section>
  )
}
