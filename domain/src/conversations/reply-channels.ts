import { internationalDigits } from '../messaging/cell-number.ts'
import type { MessageChannel } from '../messaging/notification.ts'
import { notificationsFor, type ReachableGuest, type SkippedBecause } from '../messaging/recipients.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { ConversationChannel } from './conversation-channel.ts'
import { isWhatsAppOpen } from './whatsapp-window.ts'

export interface ReplyChannel {
  readonly channel: MessageChannel
  /** E-mail address, or international digits; null where the guest cannot be reached so. */
  readonly to: string | null
  readonly obstacle: SkippedBecause | null
  /**
   * WhatsApp after its window: the guest gets the fixed text that there is news, with a link to the words
   * (rule M26).
   */
  readonly leadsToPage: boolean
}

/** By which ways a guest may be answered: always all three, each with what stands in its way. */
export function replyChannels(
  guest: ReachableGuest,
  { lastWhatsAppAt, now }: { readonly lastWhatsAppAt: Temporal.Instant | null; readonly now: Temporal.Instant },
): readonly ReplyChannel[] {
  const email = guest.email?.trim()
  const number = internationalDigits(guest.countryCode, guest.cell)
  const phone = number.ok ? { to: number.value, obstacle: null } : { to: null, obstacle: number.refusal.code }
  return [
    { channel: 'email', to: email || null, obstacle: email ? null : 'no-email', leadsToPage: false },
    { channel: 'sms', ...phone, leadsToPage: false },
    { channel: 'app', ...phone, leadsToPage: !isWhatsAppOpen(lastWhatsAppAt, now) },
  ]
}

/**
 * As the guest wrote last, otherwise e-mail, otherwise the phone channel of their choice; null: none reaches
 * them.
 */
export function likelyReplyChannel(
  guest: ReachableGuest,
  channels: readonly ReplyChannel[],
  lastChannel: ConversationChannel | null,
): MessageChannel | null {
  const [byPhone] = notificationsFor(guest)
  const wanted = [lastChannel, 'email', byPhone?.channel] as const
  const open = wanted.flatMap((one) => channels.filter(({ channel, obstacle }) => channel === one && obstacle === null))
  return open[0]?.channel ?? null
}
