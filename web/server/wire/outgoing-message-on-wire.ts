import type { OutgoingListing } from '@camp/application/messaging/list-outgoing-messages.ts'
import { instantOnWire } from './on-wire.ts'

/** A message of any channel on a page: its moments as text, its recipient masked. */
export function outgoingMessageOnWire(message: OutgoingListing) {
  const { id, event, channel, state, tries, lastError, maskedRecipient, isFallback, obstacle, createdAt, nextTryAt } = message
  const { booking, delivery } = message
  return {
    id: id as string,
    event,
    channel,
    state,
    tries,
    maskedRecipient,
    isFallback,
    obstacle,
    error: (state === 'sent' ? delivery?.error : lastError) ?? null,
    deliveryState: delivery?.state ?? null,
    createdAt: instantOnWire(createdAt),
    nextTryAt: instantOnWire(nextTryAt),
    booking: { ...booking, id: booking.id as string },
  }
}

export type WireOutgoingMessage = ReturnType<typeof outgoingMessageOnWire>
