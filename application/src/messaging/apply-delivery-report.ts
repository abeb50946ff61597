import { deliveryStateAfter } from '@camp/domain/messaging/delivery-state.ts'
import type { CommunicationHistory, DeliveryReport, SentMessage } from './communication-history.ts'

/** Inside a transaction. Answers the message as it is now, or nothing where the report says no more than is known. */
export async function applyDeliveryReport(
  history: Pick<CommunicationHistory, 'noteDelivery'>,
  message: SentMessage,
  { state, error, at }: DeliveryReport,
): Promise<SentMessage | undefined> {
  const deliveryState = deliveryStateAfter(message.deliveryState, state)
  if (deliveryState === message.deliveryState) return undefined
  const reason = deliveryState === 'failed' ? (error ?? 'The provider gave no reason') : null
  await history.noteDelivery(message.id, { deliveryState, error: reason, at })
  return { ...message, deliveryState, error: reason, deliveryStateAt: at }
}
