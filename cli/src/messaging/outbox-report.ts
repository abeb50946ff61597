import type { OutboxListing } from '@camp/application/messaging/outbox.ts'
import type { Table } from '../answer.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

const columns = ['Id', 'Event', 'Channel', 'State', 'Tries', 'Next try', 'Reservation', 'Last error'].map((name) => ({ name }))

/** How messages fare; whom they are for and what they say stays out. */
export function outboxTable(messages: readonly OutboxListing[]): Table {
  return {
    columns,
    rows: messages.map(({ id, event, channel, state, tries, nextTryAt, reservationId, lastError }) => [
      id,
      event,
      channel,
      state,
      String(tries),
      state === 'pending' ? momentText(nextTryAt) : '',
      reservationId,
      lastError ?? '',
    ]),
  }
}

export function outboxInJson(messages: readonly OutboxListing[]) {
  return messages.map(({ nextTryAt, createdAt, sentAt, ...message }) => ({
    ...message,
    nextTryAt: momentInJson(nextTryAt),
    createdAt: momentInJson(createdAt),
    sentAt: momentInJson(sentAt),
  }))
}
