import { isFallback } from '@camp/domain/messaging/fallback.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotPermitted } from '../answers.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import { auditedActor } from '../audit/audited.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { CommunicationHistory, SentMessage } from './communication-history.ts'
import { toListing } from './list-outbox.ts'
import type { Outbox, OutboxFilter, OutboxListing, OutboxMessage, OutboxMessageId } from './outbox.ts'

/** How a message fares on our side and, once it left, at its provider; nothing about whom it is for. */
export interface OutgoingListing extends OutboxListing {
  /** It stepped in for a channel that failed. */
  readonly isFallback: boolean
  /** Null until a try ended. */
  readonly delivery: Pick<SentMessage, 'deliveryState' | 'deliveryStateAt' | 'error' | 'sentAt'> | null
}

/** Every message of every organisation, the newest first: what waits, what was given up, what became of the rest. */
export class ListOutgoingMessages {
  readonly #ports: { readonly outbox: Pick<Outbox, 'list'>; readonly history: Pick<CommunicationHistory, 'list'> }

  constructor(ports: { readonly outbox: Pick<Outbox, 'list'>; readonly history: Pick<CommunicationHistory, 'list'> }) {
    this.#ports = ports
  }

  async execute({
    actor,
    ...filter
  }: OutboxFilter & { readonly actor: Actor }): Promise<Result<readonly OutgoingListing[], NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const messages = await this.#ports.outbox.list(filter)
    const outboxMessageIds = messages.map(({ id }) => id)
    const sent = await this.#ports.history.list({ outboxMessageIds, limit: messages.length * 4 })
    return accepted(messages.map((message) => toOutgoing(message, sent)))
  }
}

export interface ReplayMessagesPorts {
  readonly outbox: Pick<Outbox, 'replay'>
  readonly auditTrail: Pick<AuditTrail, 'record'>
  readonly transaction: Transaction
  readonly clock: Clock
}

/** Gives messages that were given up all their tries again; what is on its way, or was sent, is left alone. */
export class ReplayMessages {
  readonly #ports: ReplayMessagesPorts

  constructor(ports: ReplayMessagesPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    ids,
  }: {
    readonly actor: Actor
    readonly ids: readonly OutboxMessageId[]
  }): Promise<Result<{ readonly replayed: number }, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted({ replayed: await this.#ports.transaction.run(() => this.#replay(auditedActor(actor), ids)) })
  }

  async #replay(by: string, ids: readonly OutboxMessageId[]): Promise<number> {
    const { outbox, auditTrail, clock } = this.#ports
    const at = clock.now()
    let replayed = 0
    for (const id of new Set(ids)) {
      if ((await outbox.replay([id], at)) === 0) continue
      replayed += 1
      await auditTrail.record({ at, by, organisationId: null, act: 'message.replayed', subject: id, changes: [] })
    }
    return replayed
  }
}

/** Of several tries that ended, the latest says what became of the message. */
export function deliveryOf(id: OutboxMessageId, sent: readonly SentMessage[]): SentMessage | undefined {
  return sent.find(({ outboxMessageId }) => outboxMessageId === id)
}

function toOutgoing(message: OutboxMessage, sent: readonly SentMessage[]): OutgoingListing {
  const last = deliveryOf(message.id, sent)
  const { deliveryState, deliveryStateAt, error, sentAt } = last ?? {}
  const delivery = deliveryState && sentAt ? { deliveryState, deliveryStateAt, error: error ?? null, sentAt } : null
  return { ...toListing(message), isFallback: isFallback(message.occurrence), delivery }
}
