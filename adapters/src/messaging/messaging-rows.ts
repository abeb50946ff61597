import type { DeliveryReport, SentMessage } from '@camp/application/messaging/communication-history.ts'
import type { MessageAttachment } from '@camp/application/messaging/message-composer.ts'
import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { OutboxMessage, OutboxMessageId, OutboxState } from '@camp/application/messaging/outbox.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import type { MessageChannel, NotificationType, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ColumnType, Insertable, Selectable } from 'kysely'

type Json<Value> = ColumnType<Value, string, string>
type Moment = ColumnType<string | Date, string, string>
type MomentOrNone = ColumnType<string | Date | null, string | null, string | null>

interface OutboxMessageRow {
  id: string
  organisation_id: string
  reservation_id: string
  event: string
  type: string
  channel: MessageChannel
  occurrence: string
  recipient: Json<{ to: string | null }>
  language: string
  payload: Json<NotificationFacts>
  payload_version: number
  state: OutboxState
  tries: number
  may_be_taken_since: MomentOrNone
  next_try_at: Moment
  lease_until: MomentOrNone
  last_error: string | null
  created_at: Moment
  sent_at: MomentOrNone
}

interface CommunicationHistoryRow {
  id: string
  outbox_message_id: string | null
  organisation_id: string | null
  reservation_id: string | null
  channel: MessageChannel
  type: string
  to_address: string
  subject: string | null
  body_text: string
  body_html: string | null
  attachments: Json<readonly MessageAttachment[]>
  links: Json<readonly string[]>
  delivery_state: DeliveryState
  provider_message_id: string | null
  error: string | null
  sent_at: Moment
  delivery_state_at: MomentOrNone
  stays_local: boolean
  sms_parts: number | null
  sms_credits: string | null
}

interface EarlyDeliveryReportRow {
  channel: MessageChannel
  provider_message_id: string
  message_id: string | null
  state: DeliveryReport['state']
  error: string | null
  at: Moment
  received_at: Moment
}

export interface MessagingTables {
  outbox_message: OutboxMessageRow
  communication_history: CommunicationHistoryRow
  early_delivery_report: EarlyDeliveryReportRow
}

export function toOutboxRow(message: OutboxMessage): Insertable<OutboxMessageRow> {
  return {
    id: message.id,
    organisation_id: message.organisationId,
    reservation_id: message.reservationId,
    event: message.event,
    type: message.type,
    channel: message.channel,
    occurrence: message.occurrence,
    recipient: JSON.stringify({ to: message.to }),
    language: message.language,
    payload: JSON.stringify(message.facts),
    payload_version: message.facts.version,
    state: message.state,
    tries: message.tries,
    next_try_at: message.nextTryAt.toString(),
    lease_until: null,
    last_error: message.lastError,
    created_at: message.createdAt.toString(),
    sent_at: message.sentAt?.toString() ?? null,
  }
}

export function toMessage(row: Selectable<OutboxMessageRow>): OutboxMessage {
  return {
    id: row.id as OutboxMessageId,
    organisationId: row.organisation_id as OrganisationId,
    reservationId: row.reservation_id as ReservationId,
    event: row.event as NotifiedEvent,
    occurrence: row.occurrence,
    type: row.type as NotificationType,
    channel: row.channel,
    to: row.recipient.to,
    language: row.language as Language,
    facts: row.payload,
    tries: row.tries,
    mayBeTakenSince: row.may_be_taken_since ? toInstant(row.may_be_taken_since) : null,
    nextTryAt: toInstant(row.next_try_at),
    lastError: row.last_error,
    state: row.state,
    createdAt: toInstant(row.created_at),
    sentAt: row.sent_at === null ? null : toInstant(row.sent_at),
  }
}

export function toHistoryRow(message: SentMessage, staysLocal: boolean): Insertable<CommunicationHistoryRow> {
  return {
    id: message.id,
    outbox_message_id: message.outboxMessageId,
    organisation_id: message.organisationId,
    reservation_id: message.reservationId,
    channel: message.channel,
    type: message.type,
    to_address: message.to,
    subject: message.subject,
    body_text: message.text,
    body_html: message.html,
    attachments: JSON.stringify(message.attachments),
    links: JSON.stringify(message.links),
    delivery_state: message.deliveryState,
    provider_message_id: message.providerMessageId,
    error: message.error,
    sent_at: message.sentAt.toString(),
    delivery_state_at: message.deliveryStateAt?.toString() ?? null,
    stays_local: staysLocal || message.deliveryState === 'delivered-locally',
    sms_parts: message.channel === 'sms' ? smsParts(message.text).parts : null,
    sms_credits: null,
  }
}

export function toSentMessage(row: Selectable<CommunicationHistoryRow>): SentMessage {
  return {
    id: row.id,
    outboxMessageId: row.outbox_message_id as OutboxMessageId | null,
    organisationId: row.organisation_id as OrganisationId | null,
    reservationId: row.reservation_id as ReservationId | null,
    channel: row.channel,
    type: row.type as NotificationType,
    to: row.to_address,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    attachments: row.attachments,
    links: row.links,
    deliveryState: row.delivery_state,
    providerMessageId: row.provider_message_id,
    error: row.error,
    sentAt: toInstant(row.sent_at),
    ...(row.delivery_state_at === null ? {} : { deliveryStateAt: toInstant(row.delivery_state_at) }),
  }
}

export function toReportRow(report: DeliveryReport, receivedAt: Temporal.Instant): Insertable<EarlyDeliveryReportRow> {
  const { channel, providerMessageId, messageId, state, error, at } = report
  const ids = { provider_message_id: providerMessageId, message_id: messageId ?? null }
  return { channel, ...ids, state, error, at: at.toString(), received_at: receivedAt.toString() }
}

export function toReport(row: Selectable<EarlyDeliveryReportRow>): DeliveryReport {
  const { channel, provider_message_id, message_id, state, error, at } = row
  const ours = message_id === null ? {} : { messageId: message_id as OutboxMessageId }
  return { channel, providerMessageId: provider_message_id, ...ours, state, error, at: toInstant(at) }
}

function toInstant(stored: string | Date): Temporal.Instant {
  return Temporal.Instant.from(stored instanceof Date ? stored.toISOString() : stored)
}
