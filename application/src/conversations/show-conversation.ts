import type { ConversationChannel } from '@camp/domain/conversations/conversation-channel.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ConversationMessage, Conversations } from './conversations.ts'

/**
 * As whoever holds the booking's link may read it: neither numbers nor who of the campsite's people wrote.
 */
export interface ShownLine {
  readonly id: string
  readonly side: ConversationMessage['side']
  readonly channel: ConversationChannel
  readonly text: string
  readonly at: Temporal.Instant
}

/** What the guest and the campsite wrote to each other, on the booking's own page. */
export class ShowConversation {
  readonly #ports: { readonly conversations: Pick<Conversations, 'of'> }

  constructor(ports: { readonly conversations: Pick<Conversations, 'of'> }) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<readonly ShownLine[]> {
    const messages = await this.#ports.conversations.of(id)
    return messages.map(({ id: messageId, side, channel, text, secret, at }) => ({
      id: messageId,
      side,
      channel,
      text: secret === null ? text : text.replaceAll(secret, '••••••'),
      at,
    }))
  }
}
