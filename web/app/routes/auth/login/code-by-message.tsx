import { Button } from '#app/components/button.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { Disclosure } from '#app/components/disclosure.tsx'
import { useText } from '#app/wording/use-text.ts'

/** The way in without a password, for whoever named themselves above. */
export function CodeByMessage({ isOpen }: { readonly isOpen: boolean }) {
  const t = useText('auth')
  const channels = [
    ['email', t('email')],
    ['sms', t('sms')],
    ['app', t('whatsApp')],
  ] as const
  return (
    <Disclosure summary={t('codeTitle')} isOpen={isOpen}>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
        <p className="text-ink-soft">{t('codeText')}</p>
        <ChoiceGroup id="channel" legend={t('channel')} hint={t('channelHint')}>
          <div className="flex flex-wrap gap-x-6">
            {channels.map(([value, label]) => (
              <label key={value} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="channel"
                  value={value}
                  defaultChecked={value === 'email'}
                  className="size-5 accent-brand"
                />
                {label}
              </label>
            ))}
          </div>
        </ChoiceGroup>
        <div>
          <Button type="submit" name="go" value="code" intent="secondary">
            {t('sendCode')}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
