import type { ConversationMessage, InboxConversation } from '@camp/application/conversations/conversations.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aConfirmedReservation } from '@camp/domain/testing/a-submitted-reservation.ts'

const at = Temporal.Instant.from('2026-11-21T08:05:00Z')
const { id, simpleReference, stay } = aConfirmedReservation()
const organisationId = 'organisation-1' as OrganisationId

const last: ConversationMessage = {
  id: 'message-1' as ConversationMessage['id'],
  organisationId,
  reservationId: id,
  side: 'guest',
  channel: 'page',
  fromNumber: null,
  text: 'May we bring two dogs?',
  secret: null,
  at,
  by: 'guest',
  providerMessageId: null,
  outboxMessageId: null,
  isUnsure: false,
  settled: null,
}

/** One guest who waits, and one who was answered. */
const inbox: readonly InboxConversation[] = [
  {
    organisationId,
    booking: { id, simpleReference, guestName: 'Thandi Nkosi', arrival: stay.arrival, departure: stay.departure },
    last,
    waiting: 1,
    waitingSince: at,
  },
  {
    organisationId,
    booking: null,
    last: { ...last, settled: { how: 'answered', at, by: 'desk' } },
    waiting: 0,
    waitingSince: null,
  },
]

export const fakeConversations = { listInbox: { execute: async () => accepted(inbox) } } satisfies Partial<UseCases>
