import { type OutboxSort, outboxSorts, outboxStates } from '@camp/application/messaging/outbox.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { messageChannels } from '@camp/domain/messaging/notification.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { outgoingMessageOnWire, type WireOutgoingMessage } from '#server/wire/outgoing-message-on-wire.ts'
import { messageEvents } from './message-filters.ts'

export const messageList: StaffList<ListedPage<WireOutgoingMessage>, OutboxSort, 'state' | 'channel' | 'event'> = {
  sorts: outboxSorts,
  isDescendingFirst: true,
  filters: ['state', 'channel', 'event'],
  read: async ({ acts, actor, listing, filters }) => {
    const { search, sort, isDescending, limit, offset } = listing
    const state = outboxStates.find((one) => one === filters.state)
    const channel = messageChannels.find((one) => one === filters.channel)
    const event = messageEvents.find((one) => one === filters.event)
    const digits = search.replace(/\D/g, '')
    const listed = await acts.listOutgoingMessages.execute({
      actor,
      limit,
      offset,
      order: { by: sort, isDescending },
      ...(state && { state }),
      ...(channel && { channel }),
      ...(event && { event }),
      ...(digits.length >= 3 && { referenceDigits: digits }),
    })
    if (!listed.ok) return listed
    return accepted({ total: listed.value.total, rows: listed.value.rows.map(outgoingMessageOnWire) })
  },
}

export const messageColumns: readonly FileColumn<WireOutgoingMessage>[] = [
  ['id', ({ id }) => id],
  ['createdAt', ({ createdAt }) => createdAt],
  ['event', ({ event }) => event],
  ['channel', ({ channel }) => channel],
  ['recipient', ({ maskedRecipient }) => maskedRecipient],
  ['isFallback', ({ isFallback }) => String(isFallback)],
  ['campsite', ({ booking }) => booking.orgName],
  ['booking', ({ booking }) => booking.simpleReference],
  ['state', ({ state }) => state],
  ['deliveryState', ({ deliveryState }) => deliveryState],
  ['failedTries', ({ tries }) => tries],
  ['nextTryAt', ({ state, nextTryAt }) => (state === 'pending' ? nextTryAt : null)],
  ['error', ({ error }) => error],
]
