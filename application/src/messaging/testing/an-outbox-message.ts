import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SentMessage } from '../communication-history.ts'
import type { OutboxMessage, OutboxMessageId } from '../outbox.ts'
import { someNotificationFacts } from './some-notification-facts.ts'

export const organisationId = '00000000-0000-4000-8000-000000000001' as OrganisationId
export const reservationId = 'reservation-1' as ReservationId

export const atTen = Temporal.Instant.from('2026-11-21T08:00:00Z')

/** An e-mail about a submitted reservation, due at ten. */
export function anOutboxMessage(facts: Partial<Omit<OutboxMessage, 'id'>> & { readonly id?: string } = {}): OutboxMessage {
  return {
    organisationId,
    reservationId,
    event: 'submitted',
    occurrence: 'once',
    type: 'booking_request_confirmation',
    channel: 'email',
    to: 'thandi@example.test',
    language: 'en',
    facts: someNotificationFacts(),
    tries: 0,
    mayBeTakenSince: null,
    nextTryAt: atTen,
    lastError: null,
    state: 'pending',
    createdAt: atTen,
    sentAt: null,
    ...facts,
    id: (facts.id ?? 'message-1') as OutboxMessageId,
  }
}

export function aSentMessage(facts: Partial<SentMessage> = {}): SentMessage {
  return {
    id: 'sent-1',
    outboxMessageId: 'message-1' as OutboxMessageId,
    organisationId,
    reservationId,
    channel: 'email',
    type: 'booking_confirmation',
    to: 'thandi@example.test',
    subject: 'Booking confirmed',
    text: 'Your booking is confirmed.',
    html: '<p>Your booking is confirmed.</p>',
    attachments: [{ filename: 'booking.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    links: ['https://camp.example/r/key/confirm'],
    deliveryState: 'delivered-locally',
    providerMessageId: 'local-message-1',
    error: null,
    sentAt: atTen,
    ...facts,
  }
}
