import { CodeField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import { Button } from '#app/components/button.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { Contact } from './load-verify.ts'

interface ContactStepProps {
  readonly csrfToken: string
  readonly contacts: readonly Contact[]
  readonly hasAsked: boolean
  readonly codeError: string | undefined
}

/** The address and the number, each with the button that proves it; below, where its code goes. */
export function ContactStep({ csrfToken, contacts, hasAsked, codeError }: ContactStepProps) {
  const t = useText('auth')
  const isAllProved = contacts.every(({ isVerified }) => isVerified)
  return (
    <>
      <ul className="grid gap-3">
        {contacts.map(({ channel, address, isVerified }) => (
          <li key={channel} className="grid gap-3 rounded-card border border-line bg-surface p-4">
            <p>
              <span className="block font-bold">{channel === 'email' ? t('email') : t('cellNumber')}</span>
              <span className="break-words">{address}</span>
              <span className="block text-sm text-ink-soft">{isVerified ? t('confirmed') : t('notConfirmed')}</span>
            </p>
            {!isVerified && (
              <AuthForm csrfToken={csrfToken} go="send">
                <input type="hidden" name="channel" value={channel} />
                <div>
                  <Button type="submit" intent="secondary" size="small">
                    {t('sendCode')}
                  </Button>
                </div>
              </AuthForm>
            )}
          </li>
        ))}
      </ul>
      {hasAsked && !isAllProved && (
        <AuthForm csrfToken={csrfToken} go="prove">
          <CodeField error={codeError} />
          <div>
            <Button type="submit">{t('goOn')}</Button>
          </div>
        </AuthForm>
      )}
    </>
  )
}
