import type { ConversationChannel } from '@camp/domain/conversations/conversation-channel.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { NewsLog } from '../messaging/news/news-log.ts'
import { type NotifiedReservation, notificationFacts } from '../messaging/notification-facts.ts'
import { type Outbox, type OutboxMessageId, unsentAt } from '../messaging/outbox.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { ConversationMessageId, Conversations } from './conversations.ts'

export interface HearGuestPorts extends ReservationContextPorts {
  readonly conversations: Pick<Conversations, 'add'>
  readonly outbox: Pick<Outbox, 'add'>
  readonly newsLog: Pick<NewsLog, 'add'>
  readonly randomness: Randomness
  readonly publicUrl: string
}

export interface GuestWords {
  readonly channel: ConversationChannel
  readonly text: string
  readonly fromNumber?: string
  readonly providerMessageId?: string
  readonly isUnsure?: boolean
}

/**
 * In the caller's transaction: keeps what a guest wrote, as something that waits, and tells the campsite at
 * its address and those of its people who chose to hear of it. Answers no for what was brought before.
 */
export async function hearGuest(ports: HearGuestPorts, reservation: NotifiedReservation, said: GuestWords): Promise<boolean> {
  const { conversations, outbox, randomness } = ports
  const { id: reservationId, organisationId } = reservation
  const { catalogue, now: at } = await contextOf(reservation, ports)
  const isNew = await conversations.add({
    id: randomness.uuid() as ConversationMessageId,
    organisationId,
    reservationId,
    side: 'guest',
    channel: said.channel,
    fromNumber: said.fromNumber ?? null,
    text: said.text,
    secret: null,
    at,
    by: 'guest',
    providerMessageId: said.providerMessageId ?? null,
    outboxMessageId: null,
    isUnsure: said.isUnsure ?? false,
    settled: null,
  })
  if (!isNew) return false
  const { organisation, sites } = catalogue
  const guest = submittedFacts(reservation)?.guest
  const from = `${guest?.firstName ?? ''} ${guest?.lastName ?? ''}`.trim()
  const known = notificationFacts({ reservation, organisation, sites, publicUrl: ports.publicUrl })
  const facts = { ...known, message: { text: said.text, from, replyTo: guest?.email ?? '' } }
  const told = { organisationId, reservationId, event: 'guest-message', occurrence: randomness.uuid(), facts } as const
  const to = organisation.businessEmail?.trim() || null
  if (to !== null) {
    const id = randomness.key() as OutboxMessageId
    await outbox.add([{ ...told, id, type: 'default', channel: 'email', to, language: 'en', ...unsentAt(at) }])
  }
  await ports.newsLog.add({ ...told, topic: 'messages', at, toldTo: to })
  return true
}
