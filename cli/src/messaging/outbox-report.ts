import type { OutgoingListing } from '@camp/application/messaging/list-outgoing-messages.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import type { Table } from '../answer.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

const columns = ['Message', 'Event', 'Channel', 'State', 'Tries', 'Next try', 'Reservation', 'Last error'].map((name) => ({
  name,
}))

/** How messages fare; whom they are for and what they say stays out. */
export function outboxTable(messages: readonly OutgoingListing[]): Table {
  const short = shortIdsOf(messages.map(({ id }) => id))
  return {
    columns,
    rows: messages.map(({ id, event, channel, state, tries, nextTryAt, booking, lastError }) => [
      short(id),
      event,
      channel,
      state,
      String(tries),
      state === 'pending' ? momentText(nextTryAt) : '',
      booking.simpleReference,
      lastError ?? '',
    ]),
  }
}

export function outboxInJson(messages: readonly OutgoingListing[]) {
  return messages.map(({ booking, delivery, nextTryAt, createdAt, sentAt, ...message }) => ({
    ...message,
    reservationId: booking.id,
    simpleReference: booking.simpleReference,
    organisation: booking.orgSlug,
    delivery: delivery && { ...delivery, at: momentInJson(delivery.at) },
    nextTryAt: momentInJson(nextTryAt),
    createdAt: momentInJson(createdAt),
    sentAt: momentInJson(sentAt),
  }))
}
