import type { HandedOver, MessageSender, OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { type Accepted, accepted } from '@camp/domain/shared/result.ts'

/**
 * Stands in for every channel without credentials: what it takes is kept in the communication history, and
 * shown at `/dev/messages`.
 */
export class LocalMailboxSender implements MessageSender {
  async send({ id }: OutgoingMessage): Promise<Accepted<HandedOver>> {
    return accepted({ providerMessageId: `local-${id}`, deliveryState: 'delivered-locally' })
  }
}
