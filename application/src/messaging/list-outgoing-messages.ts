import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import { isFallback } from '@camp/domain/messaging/fallback.ts'
import { maskedEmail } from '@camp/domain/messaging/masked-email.ts'
import { maskedNumber } from '@camp/domain/messaging/masked-number.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { CommunicationHistory, SentMessage } from './communication-history.ts'
import { obstacleToReplay, type ReplayObstacle } from './judge-replay.ts'
import type { Outbox, OutboxFilter, OutboxMessage, OutboxSlice } from './outbox.ts'

type Shown = Pick<OutboxMessage, 'id' | 'event' | 'occurrence' | 'type' | 'channel' | 'language'> &
  Pick<OutboxMessage, 'state' | 'tries' | 'nextTryAt' | 'lastError' | 'createdAt' | 'sentAt'>

/**
 * How a message fares on our side and, once it left, at its provider; whom it is for is masked, what it says
 * stays out.
 */
export interface OutgoingListing extends Shown {
  /** Null: the guest cannot be reached by this channel. */
  readonly maskedRecipient: string | null
  readonly booking: {
    readonly id: OutboxMessage['reservationId']
    readonly simpleReference: string
    readonly orgSlug: string
    readonly orgName: string
  }
  /** It stepped in for a channel that failed. */
  readonly isFallback: boolean
  /** Of the latest try that ended; null until one has. */
  readonly delivery: { readonly state: DeliveryState; readonly at: Temporal.Instant; readonly error: string | null } | null
  /** Null: it can be sent again. */
  readonly obstacle: ReplayObstacle | null
}

export interface ListOutgoingMessagesPorts {
  readonly outbox: Pick<Outbox, 'list' | 'count'>
  readonly communicationHistory: Pick<CommunicationHistory, 'list'>
  readonly clock: Clock
}

const historyAtOnce = 200

/**
 * Every message of every organisation, the newest first unless said otherwise: what waits, what was given
 * up, what became of the rest.
 */
export class ListOutgoingMessages {
  readonly #ports: ListOutgoingMessagesPorts

  constructor(ports: ListOutgoingMessagesPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    limit,
    offset = 0,
    order,
    ...filter
  }: OutboxFilter & OutboxSlice & { readonly actor: Actor }): Promise<
    Result<{ readonly rows: readonly OutgoingListing[]; readonly total: number }, NotPermitted>
  > {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { outbox, communicationHistory, clock } = this.#ports
    const slice = { limit, offset, ...(order && { order }) }
    const [messages, total] = await Promise.all([outbox.list({ ...filter, ...slice }), outbox.count(filter)])
    const now = clock.now()
    const rows: OutgoingListing[] = []
    // The history is read with its words and letters: a file of everything never holds more than these at
    // once.
    for (let start = 0; start < messages.length; start += historyAtOnce) {
      const some = messages.slice(start, start + historyAtOnce)
      const outboxMessageIds = some.map(({ id }) => id)
      const sent = await communicationHistory.list({ outboxMessageIds, limit: some.length * 4 })
      for (const message of some) rows.push(toListing(message, deliveryOf(message.id, sent), now))
    }
    return accepted({ rows, total })
  }
}

/** Of several tries that ended, the latest says what became of the message. `sent` has the newest first. */
export function deliveryOf(id: OutboxMessage['id'], sent: readonly SentMessage[]): SentMessage | undefined {
  return sent.find(({ outboxMessageId }) => outboxMessageId === id)
}

function toListing(message: OutboxMessage, last: SentMessage | undefined, now: Temporal.Instant): OutgoingListing {
  const { id, event, occurrence, type, channel, language, state, tries, nextTryAt, lastError, createdAt, sentAt } = message
  const { reservation, organisation } = message.facts
  return {
    id,
    event,
    occurrence,
    type,
    channel,
    language,
    state,
    tries,
    nextTryAt,
    lastError,
    createdAt,
    sentAt,
    maskedRecipient: message.to && (channel === 'email' ? maskedEmail(message.to) : maskedNumber(message.to)),
    booking: {
      id: message.reservationId,
      simpleReference: reservation.simpleReference,
      orgSlug: organisation.slug,
      orgName: organisation.name,
    },
    isFallback: isFallback(occurrence),
    delivery: last ? { state: last.deliveryState, at: last.deliveryStateAt ?? last.sentAt, error: last.error } : null,
    obstacle: obstacleToReplay(message, last?.deliveryState, now),
  }
}
