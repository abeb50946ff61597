import type { ConversationMessage, ConversationMessageId, Settled } from '@camp/application/conversations/conversations.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { ConversationChannel } from '@camp/domain/conversations/conversation-channel.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn } from '../postgres/column-types.ts'

export const ConversationMessageRow = defineEntity({
  name: 'ConversationMessageRow',
  tableName: 'conversation_message',
  properties: {
    id: p.uuid().$type<ConversationMessageId>().primary().defaultRaw('gen_random_uuid()'),
    position: identityColumn(),
    organisationId: p.uuid().$type<OrganisationId>().nullable(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    side: p.text().$type<ConversationMessage['side']>(),
    channel: p.text().$type<ConversationChannel>(),
    fromNumber: p.text().nullable(),
    fromAddress: p.text().nullable(),
    body: p.text(),
    secret: p.text().nullable(),
    at: instantColumn(),
    by: p.text(),
    providerMessageId: p.text().nullable(),
    outboxMessageId: p.text().$type<OutboxMessageId>().nullable(),
    isUnsure: p.boolean().default(false),
    settledHow: p.text().$type<Settled['how']>().nullable(),
    settledAt: instantColumn().nullable(),
    settledBy: p.text().nullable(),
  },
})
