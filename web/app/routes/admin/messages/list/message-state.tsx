import { use } from 'react'
import { smsReasonOf } from '#app/components/staff/messages/sms-reason.ts'
import { type BadgeTone, StatusBadge } from '#app/components/staff/status-badge.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireOutgoingMessage } from '#server/wire/outgoing-message-on-wire.ts'

const tones = {
  pending: 'warn',
  sent: 'quiet',
  skipped: 'quiet',
  dead: 'bad',
} as const satisfies Record<WireOutgoingMessage['state'], BadgeTone>

const deliveryTones = {
  unanswered: 'warn',
  accepted: 'quiet',
  sent: 'quiet',
  failed: 'bad',
  delivered: 'good',
  read: 'good',
  'delivered-locally': 'quiet',
} as const satisfies Record<NonNullable<WireOutgoingMessage['deliveryState']>, BadgeTone>

/**
 * What we know: our own state, or the provider's word once the message left; below it the reason and what
 * comes next.
 */
export function OutgoingMessageState({ message }: { readonly message: WireOutgoingMessage }) {
  const t = useText('outgoingMessages')
  const ofSms = useText('smsReport')
  const language = use(LanguageContext)
  const { state, deliveryState, error, tries, nextTryAt, obstacle } = message
  const reason = smsReasonOf(error)
  const said = state === 'sent' ? deliveryState : null
  return (
    <div>
      {said ? (
        <StatusBadge tone={deliveryTones[said]}>{t(`delivery_${said}`)}</StatusBadge>
      ) : (
        <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
      )}
      {obstacle === 'may-have-arrived' && <span className="messages-fine">{t('doubt')}</span>}
      {error && <span className="messages-fine">{reason ? ofSms(`reason_${reason}`) : error}</span>}
      {state === 'pending' && tries > 0 && (
        <span className="messages-fine">{t('nextTry', { when: momentText(nextTryAt, language) })}</span>
      )}
    </div>
  )
}
