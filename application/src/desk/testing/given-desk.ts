import { InMemoryConversations } from '../../conversations/testing/in-memory-conversations.ts'
import type { CommunicationHistory } from '../../messaging/communication-history.ts'
import type { MessageComposer } from '../../messaging/message-composer.ts'
import { InMemoryCommunicationHistory } from '../../messaging/testing/in-memory-communication-history.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { inMemorySettings } from '../../settings/testing/in-memory-settings.ts'
import { InMemoryDeskLog } from './in-memory-desk-log.ts'
import { InMemoryDeskReservations } from './in-memory-desk-reservations.ts'

/** Says which event it tells, and to whom; the words themselves are the adapter's. */
const plainComposer: MessageComposer = {
  compose: ({ event, facts: { guest, reservation } }) => ({
    subject: `${event} ${reservation.simpleReference}`,
    text: `${guest.firstName}: ${event}`,
    html: null,
    attachments: [],
    links: [],
    replyTo: null,
    template: null,
    variables: null,
  }),
}

/** What the desk keeps beside the reservations. */
export function deskStores({ reservations }: { readonly reservations: Reservations }) {
  const communicationHistory: CommunicationHistory = new InMemoryCommunicationHistory()
  return {
    bookings: new InMemoryDeskReservations(reservations),
    deskLog: new InMemoryDeskLog(),
    conversations: new InMemoryConversations(reservations),
    savedTexts: inMemorySettings.savedTexts(),
    messageComposer: plainComposer,
    communicationHistory,
  }
}
