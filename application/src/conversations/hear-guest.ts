import type { ConversationChannel } from '@camp/domain/conversations/conversation-channel.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { NewsLog } from '../messaging/news/news-log.ts'
import { type NotifiedReservation, notificationFacts } from '../messaging/notification-facts.ts'
import { type Outbox, type OutboxMessageId, unsentAt } from '../messaging/outbox.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { ConversationMessage, ConversationMessageId, Conversations } from './conversations.ts'

interface HearPorts {
  readonly conversations: Pick<Conversations, 'add'>
  readonly clock: Clock
  readonly randomness: Randomness
}

export interface HearGuestPorts extends HearPorts, ReservationContextPorts {
  readonly outbox: Pick<Outbox, 'add'>
  readonly newsLog: Pick<NewsLog, 'add'>
  readonly publicUrl: string
}

export interface GuestWords {
  readonly channel: ConversationChannel
  readonly text: string
  readonly fromNumber?: string
  readonly fromAddress?: string | null
  readonly providerMessageId?: string
  readonly isUnsure?: boolean
}

/**
 * In the caller's transaction: keeps what a guest wrote, as something that waits, and tells the campsite at
 * its address and those of its people who chose to hear of it. Answers no for what was brought before.
 */
export async function hearGuest(ports: HearGuestPorts, reservation: NotifiedReservation, said: GuestWords): Promise<boolean> {
  const { id: reservationId, organisationId } = reservation
  const secret = secretIn(said.text, submittedFacts(reservation)?.gateCode ?? null)
  if (!(await ports.conversations.add({ ...lineOf(said, ports), organisationId, reservationId, secret }))) return false
  await tellOfWords(ports, reservation, said.text)
  return true
}

/** What a guest wrote reaches the campsite. */
export async function tellOfWords(
  ports: Omit<HearGuestPorts, 'conversations'>,
  reservation: NotifiedReservation,
  text: string,
): Promise<void> {
  const { outbox, randomness } = ports
  const { id: reservationId, organisationId } = reservation
  const { catalogue, now: at } = await contextOf(reservation, ports)
  const submitted = submittedFacts(reservation)
  const { organisation, sites } = catalogue
  const guest = submitted?.guest
  const from = guest ? fullName(guest) : ''
  const known = notificationFacts({ reservation, organisation, sites, publicUrl: ports.publicUrl })
  const facts = { ...known, message: { text, from, replyTo: guest?.email ?? '' } }
  const told = { organisationId, reservationId, event: 'guest-message', occurrence: randomness.uuid(), facts } as const
  const to = organisation.businessEmail?.trim() || null
  if (to !== null) {
    const id = randomness.key() as OutboxMessageId
    await outbox.add([{ ...told, id, type: 'default', channel: 'email', to, language: 'en', ...unsentAt(at) }])
  }
  await ports.newsLog.add({ ...told, topic: 'messages', at, toldTo: to })
}

/** What nobody knows whose it is waits for the platform alone. Answers no for what was brought before. */
export function hearNobody(ports: HearPorts, said: GuestWords): Promise<boolean> {
  return ports.conversations.add({ ...lineOf({ ...said, isUnsure: true }, ports), organisationId: null, reservationId: null })
}

/** A gate code that stands in the text. */
export function secretIn(text: string, gateCode: string | null): string | null {
  return gateCode && text.includes(gateCode) ? gateCode : null
}

function lineOf(
  said: GuestWords,
  { clock, randomness }: HearPorts,
): Omit<ConversationMessage, 'organisationId' | 'reservationId'> {
  return {
    id: randomness.uuid() as ConversationMessageId,
    side: 'guest',
    channel: said.channel,
    fromNumber: said.fromNumber ?? null,
    fromAddress: said.fromAddress ?? null,
    text: said.text,
    secret: null,
    at: clock.now(),
    by: 'guest',
    providerMessageId: said.providerMessageId ?? null,
    outboxMessageId: null,
    isUnsure: said.isUnsure ?? false,
    settled: null,
  }
}
