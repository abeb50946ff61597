import type { DeliveryReport, SentMessage } from '@camp/application/messaging/communication-history.ts'
import type { OutboxMessage } from '@camp/application/messaging/outbox.ts'
import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import type { Tables } from '../postgres/typed-database.ts'

/** In the text of a statement: a plan that is kept finds the indexes of what is pending by it. */
export const pendingState = sql.lit('pending' as const)

export function toOutboxRow(message: OutboxMessage): Insertable<Tables['outbox_message']> {
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

export function toMessage(row: Selectable<Tables['outbox_message']>): OutboxMessage {
  return {
    id: row.id,
    organisationId: row.organisation_id as OrganisationId,
    reservationId: row.reservation_id as ReservationId,
    event: row.event,
    occurrence: row.occurrence,
    type: row.type,
    channel: row.channel,
    to: row.recipient?.to ?? null,
    language: row.language,
    facts: row.payload,
    tries: row.tries,
    mayBeTakenSince: storedInstant(row.may_be_taken_since),
    nextTryAt: Temporal.Instant.from(row.next_try_at),
    lastError: row.last_error,
    state: row.state,
    createdAt: Temporal.Instant.from(row.created_at),
    sentAt: storedInstant(row.sent_at),
  }
}

export function toSentMessageRow(message: SentMessage, staysLocal: boolean): Insertable<Tables['communication_history']> {
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

export function toSentMessage(row: Selectable<Tables['communication_history']>): SentMessage {
  return {
    id: row.id,
    outboxMessageId: row.outbox_message_id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    channel: row.channel,
    type: row.type,
    to: row.to_address,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    attachments: row.attachments,
    links: row.links,
    deliveryState: row.delivery_state,
    providerMessageId: row.provider_message_id,
    error: row.error,
    sentAt: Temporal.Instant.from(row.sent_at),
    ...(row.delivery_state_at === null ? {} : { deliveryStateAt: Temporal.Instant.from(row.delivery_state_at) }),
  }
}

export function toReportRow(report: DeliveryReport, receivedAt: Temporal.Instant): Insertable<Tables['early_delivery_report']> {
  const { channel, providerMessageId, messageId, state, error, at } = report
  const ids = { provider_message_id: providerMessageId, message_id: messageId ?? null }
  return { channel, ...ids, state, error, at: at.toString(), received_at: receivedAt.toString() }
}

export function toReport(row: Selectable<Tables['early_delivery_report']>): DeliveryReport {
  const { channel, provider_message_id, message_id, state, error, at } = row
  const ours = message_id === null ? {} : { messageId: message_id }
  return { channel, providerMessageId: provider_message_id, ...ours, state, error, at: Temporal.Instant.from(at) }
}
