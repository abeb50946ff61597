import type { ListedPage } from '@camp/application/shared/listing.ts'
import { type WhatsAppSort, whatsAppMessageStates, whatsAppSorts } from '@camp/application/whatsapp/whatsapp-messages.ts'
import { notificationTypes } from '@camp/domain/messaging/notification.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { type WireWhatsAppMessage, whatsAppMessageOnWire } from '#server/wire/whatsapp-on-wire.ts'

export const whatsAppList: StaffList<ListedPage<WireWhatsAppMessage>, WhatsAppSort, 'state' | 'type'> = {
  sorts: whatsAppSorts,
  isDescendingFirst: true,
  filters: ['state', 'type'],
  read: async ({ acts, actor, listing, filters }) => {
    const state = whatsAppMessageStates.find((one) => one === filters.state) ?? null
    const type = notificationTypes.find((one) => one === filters.type) ?? null
    const listed = await acts.listWhatsAppMessages.execute({ actor, ...listing, state, type })
    if (!listed.ok) return listed
    return accepted({ total: listed.value.total, rows: listed.value.rows.map(whatsAppMessageOnWire) })
  },
}

export const whatsAppColumns: readonly FileColumn<WireWhatsAppMessage>[] = [
  ['id', ({ id }) => id],
  ['createdAt', ({ createdAt }) => createdAt],
  ['recipient', ({ maskedNumber }) => maskedNumber],
  ['type', ({ type }) => type],
  ['event', ({ event }) => event],
  ['language', ({ language }) => language],
  ['campsite', ({ reservation }) => reservation?.orgName ?? null],
  ['booking', ({ reservation }) => reservation?.simpleReference ?? null],
  ['state', ({ state }) => state],
  ['stateAt', ({ stateAt }) => stateAt],
  ['failedTries', ({ tries }) => tries],
  ['error', ({ error }) => error],
]
