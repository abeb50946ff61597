import { Button } from '#app/components/button.tsx'
import { TagChip } from '#app/components/tag-chip.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ContactState, LoadedProfile } from './load-profile.ts'
import { ProfileForm, type SectionProps } from './profile-section.tsx'

type ContactStatesProps = SectionProps & Pick<LoadedProfile, 'contacts' | 'hasAsked'>

/** The address and the number, each with what proves it; below, where a code goes once one was asked for. */
export function ContactStates({ csrfToken, errorOf, contacts, hasAsked }: ContactStatesProps) {
  const t = useText('profile')
  const isAllProved = contacts.every(({ isVerified }) => isVerified)
  return (
    <>
      <ul className="grid gap-3">
        {contacts.map((contact) => (
          <li key={contact.channel} className="grid gap-3 rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0">
                <span className="block text-sm text-ink-soft">{contact.channel === 'email' ? t('email') : t('cell')}</span>
                <span className="font-bold wrap-anywhere">{contact.address}</span>
              </p>
              <TagChip tone={contact.isVerified ? 'brand' : 'warn'}>
                {contact.isVerified ? t('confirmed') : t('notConfirmed')}
              </TagChip>
            </div>
            {contact.oldAddress && (
              <p className="text-sm wrap-anywhere text-ink-soft">{t('counting', { address: contact.oldAddress })}</p>
            )}
            {!contact.isVerified && <SendCode csrfToken={csrfToken} contact={contact} />}
          </li>
        ))}
      </ul>
      {hasAsked && !isAllProved && (
        <ProfileForm csrfToken={csrfToken} go="prove">
          <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
            <div className="w-full max-w-72">
              <TextField
                name="code"
                label={t('code')}
                hint={t('codeHint')}
                error={errorOf('code')}
                autoComplete="one-time-code"
                inputMode="numeric"
              />
            </div>
            <Button type="submit">{t('confirm')}</Button>
          </div>
        </ProfileForm>
      )}
    </>
  )
}

function SendCode({ csrfToken, contact }: { readonly csrfToken: string; readonly contact: ContactState }) {
  const t = useText('profile')
  const label = t('sendCodeTo', { address: contact.address })
  const ways = contact.channel === 'email' ? (['email'] as const) : (['sms', 'app'] as const)
  return (
    <ProfileForm csrfToken={csrfToken} go="send">
      <div className="flex flex-wrap gap-3">
        {ways.map((channel) => (
          <Button
            key={channel}
            type="submit"
            name="channel"
            value={channel}
            intent="secondary"
            size="small"
            aria-label={channel === 'app' ? `${t('byWhatsApp')}: ${label}` : label}
          >
            {channel === 'app' ? t('byWhatsApp') : t('sendCode')}
          </Button>
        ))}
      </div>
    </ProfileForm>
  )
}
