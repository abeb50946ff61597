import type { IncomingMessage } from '@camp/application/conversations/receive-guest-messages.ts'
import type { DeliveryReport } from '@camp/application/messaging/communication-history.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { ReportedState } from '@camp/domain/messaging/delivery-state.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

const stateOf: Readonly<Record<string, ReportedState>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

/** What a guest wrote; of a picture only that there is one. Nothing of a status callback. */
export function twilioSaid(fields: URLSearchParams): readonly IncomingMessage[] {
  const providerMessageId = fields.get('MessageSid') ?? ''
  const [, from] = /^whatsapp:\+(\d{7,15})$/.exec(fields.get('From') ?? '') ?? []
  if (fields.get('SmsStatus') !== 'received' || !from || !/^(SM|MM)[\da-f]{32}$/.test(providerMessageId)) return []
  const text = fields.get('Body')?.trim() || (Number(fields.get('NumMedia') ?? 0) > 0 ? '[media]' : '')
  if (text === '') return []
  return [{ channel: 'app', from, text, providerMessageId, answers: fields.get('OriginalRepliedMessageSid') }]
}

/**
 * A status callback; Twilio names no time in it. Undefined: not a status callback, and not what a guest wrote
 * either.
 */
export function twilioReports(
  fields: URLSearchParams,
  { now, messageId }: { readonly now: Temporal.Instant; readonly messageId: string | null },
): readonly DeliveryReport[] | undefined {
  const providerMessageId = fields.get('MessageSid') ?? fields.get('SmsSid') ?? ''
  if (!/^(SM|MM)[\da-f]{32}$/.test(providerMessageId)) return undefined
  const word = fields.get('MessageStatus') ?? fields.get('SmsStatus') ?? ''
  const state = Object.hasOwn(stateOf, word) ? stateOf[word] : undefined
  if (!state) return []
  const error = state === 'failed' ? `WhatsApp ${fields.get('ErrorCode') ?? ''}: ${word}`.replace(' :', ':') : null
  const ours = messageId ? { messageId: messageId as OutboxMessageId } : {}
  return [{ channel: 'app', providerMessageId, state, error, at: now, ...ours }]
}
