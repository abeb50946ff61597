import { useText } from '#app/wording/use-text.ts'
import type { WireWhatsAppMessage } from '#server/wire/whatsapp-on-wire.ts'
import { type BadgeTone, StatusBadge } from '../status-badge.tsx'

const toneOf: Readonly<Record<WireWhatsAppMessage['state'], BadgeTone>> = {
  waiting: 'warn',
  skipped: 'quiet',
  failed: 'bad',
  unanswered: 'warn',
  accepted: 'quiet',
  sent: 'quiet',
  delivered: 'good',
  read: 'good',
  'delivered-locally': 'quiet',
}

/** How far a message has come, in a word. */
export function WhatsAppState({ state }: Pick<WireWhatsAppMessage, 'state'>) {
  const t = useText('whatsAppMessages')
  return <StatusBadge tone={toneOf[state]}>{t(`state_${state}`)}</StatusBadge>
}
