import type { OutgoingListing } from '@camp/application/messaging/list-outgoing-messages.ts'
import type { OutboxState } from '@camp/application/messaging/outbox.ts'
import type { WrittenListing } from '@camp/application/messaging/written/written-messages.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Stop, Table } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

/** About a booking, or a written one: a code, a notice, an invitation. */
type ListedMessage = OutgoingListing | WrittenListing

interface Asked {
  readonly state?: OutboxState
  readonly channel?: MessageChannel
  readonly limit: number
}

/** Of both kinds, the newest first; at most `limit` of each. */
export async function listedMessages(cli: Cli, { state, ...asked }: Asked): Promise<Result<readonly ListedMessage[], Stop>> {
  const { listOutgoingMessages, listWritten } = await cli.useCases()
  const bookings = await listOutgoingMessages.execute({ actor: operator, ...asked, ...(state && { state }) })
  if (!bookings.ok) return refused(refusalStop(bookings.refusal, 'Messages'))
  // What nobody could be reached by, and what came too late: neither was sent.
  const writtenState = state === 'skipped' ? 'expired' : state
  const written = await listWritten.execute({ actor: operator, ...asked, ...(writtenState && { state: writtenState }) })
  if (!written.ok) return refused(refusalStop(written.refusal, 'Messages'))
  return accepted(
    [...bookings.value.rows, ...written.value].toSorted((one, other) => Temporal.Instant.compare(other.createdAt, one.createdAt)),
  )
}

export function isWritten(message: ListedMessage): message is WrittenListing {
  return !('booking' in message)
}

const columns = ['Message', 'Event', 'Channel', 'State', 'Tries', 'Next try', 'Reservation', 'Last error'].map((name) => ({
  name,
}))

/** How messages fare; whom they are for and what they say stays out. */
export function outboxTable(messages: readonly ListedMessage[]): Table {
  const short = shortIdsOf(messages.map(({ id }) => id))
  return {
    columns,
    rows: messages.map((message) => {
      const { id, channel, state, tries, nextTryAt, lastError } = message
      return [
        short(id),
        isWritten(message) ? 'written' : message.event,
        channel,
        state,
        String(tries),
        state === 'pending' ? momentText(nextTryAt) : '',
        isWritten(message) ? '' : message.booking.simpleReference,
        lastError ?? '',
      ]
    }),
  }
}

export function outboxInJson(messages: readonly ListedMessage[]) {
  return messages.map((message) => (isWritten(message) ? writtenInJson(message) : bookingInJson(message)))
}

function bookingInJson({ booking, delivery, nextTryAt, createdAt, sentAt, ...message }: OutgoingListing) {
  return {
    ...message,
    reservationId: booking.id,
    simpleReference: booking.simpleReference,
    organisation: booking.orgSlug,
    delivery: delivery && { ...delivery, at: momentInJson(delivery.at) },
    nextTryAt: momentInJson(nextTryAt),
    createdAt: momentInJson(createdAt),
    sentAt: momentInJson(sentAt),
  }
}

function writtenInJson({ nextTryAt, createdAt, endedAt, ...message }: WrittenListing) {
  return {
    ...message,
    event: 'written',
    reservationId: null,
    simpleReference: null,
    organisation: null,
    nextTryAt: momentInJson(nextTryAt),
    createdAt: momentInJson(createdAt),
    sentAt: momentInJson(message.state === 'sent' ? endedAt : null),
  }
}
