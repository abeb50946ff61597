import type { ConversationMessage, InboxConversation } from '@camp/application/conversations/conversations.ts'
import { organisationRights } from '@camp/application/organisations/managed/organisation-rights.ts'
import type { SavedTextRow } from '@camp/application/saved-texts/saved-texts.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
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
  fromAddress: null,
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

const thandi = { id, simpleReference, guestName: 'Thandi Nkosi', plots: ['Stand 1'] }

const texts: readonly SavedTextRow[] = [
  {
    id: 'text-1' as SavedTextRow['id'],
    organisationId,
    name: 'Gate',
    text: 'Hi {first name},\nthe code is {gate code}.',
  },
]

const kloofwater = {
  id: organisationId,
  slug: 'kloofwater-camp',
  shortUniqueId: 'kloof',
  name: 'Kloofwater Camp',
  status: 'active',
  timezone: 'Africa/Johannesburg',
  currency: 'ZAR',
} as const

export const fakeConversations = {
  chooseOrganisation: {
    execute: async ({ actor }) => {
      const rights = organisationRights(actor, organisationId)
      return accepted({ kind: 'chosen', organisation: kloofwater, role: 'SUPERADMIN', rights })
    },
  },
  /** The mailbox has an answer and a holiday notice; its server is away when two are asked for. */
  receiveGuestMails: {
    execute: async ({ limit }) =>
      limit === 2
        ? refused({ code: 'no-answer' })
        : accepted({
            mails: [
              { name: 'mail 1: Re: Your booking', outcome: 'heard' },
              { name: 'mail 2: Out of office', outcome: 'automatic' },
            ],
            waiting: 0,
          }),
  },
  listInbox: { execute: async () => accepted(inbox) },
  writeToMany: {
    execute: async ({ text }) =>
      text.includes('{name}')
        ? refused({ code: 'field-unknown', field: 'name' })
        : accepted({
            to: [{ ...thandi, channel: 'sms', parts: 2, leadsToPage: false }],
            leftOut: [{ ...thandi, guestName: 'Anna Smit', why: 'field-empty', field: 'gate code' }],
            example: text,
            sms: { messages: 1, parts: 2, cost: Money.cents(90) },
            revision: 'r1',
          }),
  },
  listSavedTexts: { execute: async () => accepted(texts) },
} satisfies Partial<UseCases>
