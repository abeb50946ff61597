import { deliveryStateAfter } from '@camp/domain/messaging/delivery-state.ts'
import type { CommunicationHistory, DeliveryReport, SentMessage } from './communication-history.ts'
import { type FallbackPorts, fallBack } from './fall-back.ts'
import type { LoggedMessage } from './message-log.ts'
import type { OutboxMessageId } from './outbox.ts'

export interface DeliveryReportPorts extends FallbackPorts {
  readonly communicationHistory: Pick<CommunicationHistory, 'noteDelivery'>
}

/**
 * Inside a transaction. Answers the message as it is now, or nothing where the report says no more than is
 * known.
 */
export async function applyDeliveryReport(
  ports: DeliveryReportPorts,
  message: SentMessage,
  { providerMessageId, state, error, at }: DeliveryReport,
): Promise<SentMessage | undefined> {
  const deliveryState = deliveryStateAfter(message.deliveryState, state)
  if (deliveryState === message.deliveryState) return undefined
  const reason = deliveryState === 'failed' ? (error ?? 'The provider gave no reason') : null
  const delivery = { deliveryState, providerMessageId, error: reason, at }
  await ports.communicationHistory.noteDelivery(message.id, delivery)
  if (deliveryState === 'failed') await fallBackFrom(ports, message)
  else if (message.deliveryState === 'unanswered' && message.outboxMessageId) {
    await ports.outbox.markSent(message.outboxMessageId, at)
  }
  return { ...message, deliveryState, providerMessageId, error: reason, deliveryStateAt: at }
}

/** Codes, invitations and mail to the platform are of no outbox: whoever waits for them asks again. */
async function fallBackFrom(ports: DeliveryReportPorts, { outboxMessageId }: SentMessage): Promise<void> {
  if (!outboxMessageId) return
  const [failed] = await ports.outbox.list({ id: outboxMessageId, limit: 1 })
  if (failed) await fallBack(ports, failed)
}

/** What operators read of a message that its provider could not deliver. */
export function undeliveredIn(log: { undelivered(message: LoggedMessage): void }, message: SentMessage | undefined): void {
  if (message?.deliveryState !== 'failed') return
  const { id, outboxMessageId, channel, type, error } = message
  log.undelivered({ outboxMessageId: outboxMessageId ?? (id as OutboxMessageId), channel, type, error: error ?? '' })
}
