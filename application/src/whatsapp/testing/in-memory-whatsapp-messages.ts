import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CommunicationHistory, SentMessage } from '../../messaging/communication-history.ts'
import type { Outbox, OutboxMessage } from '../../messaging/outbox.ts'
import type {
  WhatsAppMessageDetail,
  WhatsAppMessageQuery,
  WhatsAppMessageState,
  WhatsAppMessages,
  WhatsAppSort,
} from '../whatsapp-messages.ts'

interface Stores {
  readonly outbox: Pick<Outbox, 'list'>
  readonly history: Pick<CommunicationHistory, 'list'>
}

/** Read from the other in-memory stores. */
export class InMemoryWhatsAppMessages implements WhatsAppMessages {
  readonly #stores: Stores

  constructor(stores: Stores) {
    this.#stores = stores
  }

  async list({ state, type, search, sort, isDescending, limit, offset }: WhatsAppMessageQuery) {
    const wanted = search.replace(/\D/g, '')
    const fitting = (await this.#all())
      .filter((message) => !state || message.state === state)
      .filter((message) => !type || message.type === type)
      .filter((message) => wanted.length < 3 || isAbout(message, wanted))
      .toSorted((a, b) => (isDescending ? -1 : 1) * compared(a, b, sort))
      .map(({ text: _t, providerMessageId: _p, outboxMessage: _o, ...message }) => message)
    return { rows: fitting.slice(offset, limit === null ? undefined : offset + limit), total: fitting.length }
  }

  async find(id: string): Promise<WhatsAppMessageDetail | undefined> {
    return (await this.#all()).find((message) => message.id === id)
  }

  async #all(): Promise<readonly WhatsAppMessageDetail[]> {
    const waiting = (await this.#stores.outbox.list({ limit: null })).filter(({ channel }) => channel === 'app')
    const sent = (await this.#stores.history.list({ limit: 1_000 })).filter(({ channel }) => channel === 'app')
    const ofOutbox = waiting.map((message) =>
      fromOutbox(
        message,
        sent.find(({ outboxMessageId }) => outboxMessageId === message.id),
      ),
    )
    const direct = sent.filter(({ outboxMessageId }) => outboxMessageId === null).map(fromHistory)
    return [...ofOutbox, ...direct].toSorted((a, b) => Temporal.Instant.compare(b.createdAt, a.createdAt))
  }
}

function compared(a: WhatsAppMessageDetail, b: WhatsAppMessageDetail, by: WhatsAppSort): number {
  if (by === 'createdAt') return Temporal.Instant.compare(a.createdAt, b.createdAt)
  return a[by] === b[by] ? 0 : a[by] < b[by] ? -1 : 1
}

function isAbout({ reservation, to }: WhatsAppMessageDetail, digits: string): boolean {
  const reference = reservation?.simpleReference.replaceAll('-', '') ?? ''
  return reference.includes(digits) || (to ?? '').endsWith(digits)
}

function fromOutbox(message: OutboxMessage, sent: SentMessage | undefined): WhatsAppMessageDetail {
  const { id, type, event, language, to, tries, createdAt, sentAt, facts } = message
  const { organisation, reservation } = facts
  return {
    id,
    isFromOutbox: true,
    type,
    event,
    language,
    to,
    tries,
    createdAt,
    state: stateOf(message, sent),
    error: message.state === 'sent' ? (sent?.error ?? null) : (message.state === 'dead' && sent?.error) || message.lastError,
    stateAt: sent?.deliveryStateAt ?? sent?.sentAt ?? sentAt ?? createdAt,
    reservation: {
      id: message.reservationId,
      simpleReference: reservation.simpleReference,
      orgSlug: organisation.slug,
      orgName: organisation.name,
    },
    text: sent?.text ?? null,
    providerMessageId: sent?.providerMessageId ?? null,
    outboxMessage: message,
  }
}

function stateOf({ state }: OutboxMessage, sent: SentMessage | undefined): WhatsAppMessageState {
  switch (state) {
    case 'pending':
      return 'waiting'
    case 'skipped':
      return 'skipped'
    case 'dead':
      return sent?.deliveryState ?? 'failed'
    case 'sent':
      return sent?.deliveryState ?? 'accepted'
  }
}

function fromHistory(sent: SentMessage): WhatsAppMessageDetail {
  const { id, type, to, deliveryState: state, error, sentAt, deliveryStateAt, text, providerMessageId } = sent
  return {
    id,
    isFromOutbox: false,
    type,
    event: null,
    language: null,
    to,
    state,
    error,
    tries: 0,
    createdAt: sentAt,
    stateAt: deliveryStateAt ?? sentAt,
    reservation: null,
    text,
    providerMessageId,
    outboxMessage: null,
  }
}
