import type { MessageAttachment } from '@camp/application/messaging/message-composer.ts'
import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { OutboxMessageId, OutboxState } from '@camp/application/messaging/outbox.ts'
import type { SendingEnd, WrittenContent } from '@camp/application/messaging/written/written-messages.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { DeliveryState, ReportedState } from '@camp/domain/messaging/delivery-state.ts'
import type { MessageChannel, NotificationType, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn, jsonColumn, numericColumn } from '../postgres/column-types.ts'

export const OutboxMessageRow = defineEntity({
  name: 'OutboxMessageRow',
  tableName: 'outbox_message',
  properties: {
    id: p.text().$type<OutboxMessageId>().primary().defaultRaw('(gen_random_uuid())::text'),
    organisationId: p.uuid().$type<OrganisationId>().nullable(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    event: p.text().$type<NotifiedEvent>(),
    type: p.text().$type<NotificationType>(),
    channel: p.text().$type<MessageChannel>(),
    occurrence: p.text().default(''),
    recipient: jsonColumn<{ readonly to: string | null }>().nullable(),
    language: p.text().$type<Language>().default('en'),
    payload: jsonColumn<NotificationFacts>(),
    payloadVersion: p.integer().default(1),
    state: p.text().$type<OutboxState>().default('pending'),
    tries: p.integer().default(0),
    nextTryAt: instantColumn(),
    leaseUntil: instantColumn().nullable(),
    lastError: p.text().nullable(),
    createdAt: instantColumn(),
    sentAt: instantColumn().nullable(),
    mayBeTakenSince: instantColumn().nullable(),
  },
})

export const ShortLinkRow = defineEntity({
  name: 'ShortLinkRow',
  tableName: 'short_link',
  properties: {
    code: p.text().primary(),
    reservationId: p.text().$type<ReservationId>(),
    path: p.text(),
    createdAt: instantColumn().defaultRaw('now()'),
  },
})

export const WrittenMessageRow = defineEntity({
  name: 'WrittenMessageRow',
  tableName: 'written_message',
  properties: {
    id: p.text().$type<OutboxMessageId>().primary(),
    channel: p.text().$type<MessageChannel>(),
    recipient: p.text(),
    language: p.text().$type<Language>(),
    content: jsonColumn<WrittenContent>().nullable(),
    state: p.text().$type<'pending' | SendingEnd['state']>().default('pending'),
    tries: p.integer().default(0),
    nextTryAt: instantColumn(),
    leaseUntil: instantColumn().nullable(),
    lastError: p.text().nullable(),
    expiresAt: instantColumn().nullable(),
    createdAt: instantColumn(),
    endedAt: instantColumn().nullable(),
  },
})

export const CommunicationHistoryRow = defineEntity({
  name: 'CommunicationHistoryRow',
  tableName: 'communication_history',
  properties: {
    id: p.text().primary().defaultRaw('(gen_random_uuid())::text'),
    outboxMessageId: p.text().$type<OutboxMessageId>().nullable(),
    organisationId: p.uuid().$type<OrganisationId>().nullable(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    channel: p.text().$type<MessageChannel>(),
    type: p.text().$type<NotificationType>(),
    toAddress: p.text(),
    subject: p.text().nullable(),
    bodyText: p.text(),
    bodyHtml: p.text().nullable(),
    attachments: jsonColumn<readonly MessageAttachment[]>().defaultRaw("'[]'::jsonb"),
    links: jsonColumn<readonly string[]>().defaultRaw("'[]'::jsonb"),
    deliveryState: p.text().$type<DeliveryState>(),
    providerMessageId: p.text().nullable(),
    error: p.text().nullable(),
    sentAt: instantColumn(),
    deliveryStateAt: instantColumn().nullable(),
    staysLocal: p.boolean().default(false),
    smsParts: p.smallint().nullable(),
    smsCredits: numericColumn().precision(12).scale(4).nullable(),
  },
})

export const EarlyDeliveryReportRow = defineEntity({
  name: 'EarlyDeliveryReportRow',
  tableName: 'early_delivery_report',
  properties: {
    channel: p.text().$type<MessageChannel>().primary(),
    providerMessageId: p.text().primary(),
    state: p.text().$type<ReportedState>().primary(),
    error: p.text().nullable(),
    at: instantColumn(),
    receivedAt: instantColumn(),
    messageId: p.text().$type<OutboxMessageId>().nullable(),
  },
})

export const RelayUseRow = defineEntity({
  name: 'RelayUseRow',
  tableName: 'relay_use',
  properties: {
    id: identityColumn().primary(),
    caller: p.text(),
    messages: p.integer(),
    at: instantColumn(),
  },
})
