import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import type { MessageChannel, NotificationType } from '@camp/domain/messaging/notification.ts'
import type { Language } from '@camp/domain/reservations/reservation.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { ComposedMessage } from './message-composer.ts'
import type { OutboxMessageId } from './outbox.ts'

export interface OutgoingMessage extends ComposedMessage {
  /** The same on every try: the provider's idempotency key, or the Message-ID of an e-mail. */
  readonly id: OutboxMessageId
  readonly channel: MessageChannel
  readonly type: NotificationType
  readonly language: Language
  /** E-mail address, or international digits without a plus sign. */
  readonly to: string
  /** E-mail only: who else gets this very message. */
  readonly copies?: { readonly alsoTo: readonly string[]; readonly bcc: readonly string[] }
}

export interface HandedOver {
  readonly providerMessageId: string | null
  readonly deliveryState: Extract<DeliveryState, 'delivered-locally' | 'accepted' | 'sent'>
}

export type SendRefusal =
  /** Another try would end the same: the address does not exist, the provider refuses the content. */
  | { readonly code: 'undeliverable'; readonly detail: string }
  /** The provider asks for patience. */
  | { readonly code: 'temporary'; readonly detail: string }

/** Hands one message to a provider. Throws on an outage; that counts as one failed try. */
export interface MessageSender {
  send(message: OutgoingMessage): Promise<Result<HandedOver, SendRefusal>>
}

export type MessageSenders = Readonly<Record<MessageChannel, MessageSender>>
