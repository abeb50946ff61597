import type { ShownLine } from '@camp/application/conversations/show-conversation.ts'
import { instantOnWire } from './on-wire.ts'

export type WireConversationLine = ReturnType<typeof conversationLineOnWire>

/** As whoever holds the link may read it. */
export function conversationLineOnWire({ id, side, channel, text, at }: ShownLine) {
  return { id, side, channel, text, at: instantOnWire(at) }
}
