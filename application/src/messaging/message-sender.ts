import type { Language } from '@camp/domain/languages/language.ts'
import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import type { MessageChannel, NotificationType } from '@camp/domain/messaging/notification.ts'
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
  /** Of several, those whom the server did not take. */
  readonly refusedRecipients?: readonly string[]
}

export type SendRefusal =
  /** Another try would end the same: the address does not exist, the provider refuses the content. */
  | { readonly code: 'undeliverable'; readonly detail: string }
  /**
   * The provider asks for patience. `mayBeTaken`: or has taken it and did not say so, and drops it when it
   * comes again soon. `isQuotaFull`: nobody was asked, since the hour has had its share.
   */
  | { readonly code: 'temporary'; readonly detail: string; readonly mayBeTaken?: boolean; readonly isQuotaFull?: boolean }
  /**
   * The provider may have taken the message and did not say so, and would not notice that it gets it again: a
   * person decides. Its report, by our own id, may still settle it.
   */
  | { readonly code: 'unknown-outcome'; readonly detail: string }
  /** Whoever runs the marketplace has switched the channel off: nothing failed. */
  | { readonly code: 'switched-off'; readonly detail: string }

/**
 * Hands one message to a provider, or says no, within 45 s: a worker's lease is 60 s. Throws on an outage;
 * that counts as one failed try. So throw (or refuse as `temporary`) only what may be sent again: nothing
 * left this machine, or the provider drops what it has already by the message's id.
 */
export interface MessageSender {
  send(message: OutgoingMessage): Promise<Result<HandedOver, SendRefusal>>
}

export type MessageSenders = Readonly<Record<MessageChannel, MessageSender>>
