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
