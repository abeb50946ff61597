import type { InboxConversation } from '@camp/application/conversations/conversations.ts'
import { dateOnWire, instantOnWire } from './on-wire.ts'

export type WireInboxConversation = ReturnType<typeof inboxConversationOnWire>

/** One line of the inbox: whose booking, the last words, and what waits. */
export function inboxConversationOnWire({ booking, last, waiting, waitingSince }: InboxConversation) {
  return {
    id: last.id,
    booking: booking && {
      id: booking.id,
      simpleReference: booking.simpleReference,
      guestName: booking.guestName,
      arrivalDate: dateOnWire(booking.arrival),
      departureDate: dateOnWire(booking.departure),
    },
    fromNumber: last.fromNumber,
    fromAddress: last.fromAddress,
    channel: last.channel,
    text: last.text.length > 280 ? `${last.text.slice(0, 280)}…` : last.text,
    at: instantOnWire(last.at),
    how: last.settled?.how ?? null,
    waiting,
    waitingSince: waitingSince && instantOnWire(waitingSince),
  }
}
