import type { MessageChannel, NotificationType } from '@camp/domain/messaging/notification.ts'
import type { OutboxMessageId } from './outbox.ts'

/**
 * What operators may read of a message: no address, no number, no name, and not the reservation's id, which
 * is its key.
 */
export interface LoggedMessage {
  readonly outboxMessageId: OutboxMessageId
  readonly channel: MessageChannel
  readonly type: NotificationType
  readonly error: string
}

export interface MessageLog {
  skipped(message: LoggedMessage): void
  failed(message: LoggedMessage & { readonly tries: number }): void
  /** Nobody will send it any more unless an operator replays it: somebody should look. */
  dead(message: LoggedMessage): void
  /** The provider took it and reports that the guest did not get it. */
  undelivered(message: LoggedMessage): void
}
