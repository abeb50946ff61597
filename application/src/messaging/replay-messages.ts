import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import { auditedActor } from '../audit/audited.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { CommunicationHistory } from './communication-history.ts'
import { obstacleToReplay, type ReplayObstacle } from './judge-replay.ts'
import type { Outbox, OutboxMessageId } from './outbox.ts'

export interface ReplayMessagesPorts {
  readonly outbox: Pick<Outbox, 'list' | 'replay'>
  readonly communicationHistory: Pick<CommunicationHistory, 'list'>
  readonly auditTrail: Pick<AuditTrail, 'record'>
  readonly transaction: Transaction
  readonly clock: Clock
}

export interface ReplayMessagesCommand {
  readonly actor: Actor
  readonly ids: readonly OutboxMessageId[]
  /** Also what the guest may have already, and would then get twice. */
  readonly mayArriveTwice?: boolean
  /** Judges and changes nothing. */
  readonly dryRun?: boolean
}

export interface NotReplayed {
  readonly id: OutboxMessageId
  readonly because: ReplayObstacle | 'not-found'
}

export interface ReplayedMessages {
  readonly replayed: readonly OutboxMessageId[]
  readonly others: readonly NotReplayed[]
}

/**
 * Gives messages that were given up all their tries again. Each is judged by itself: one that cannot does not
 * stop the others.
 */
export class ReplayMessages {
  readonly #ports: ReplayMessagesPorts

  constructor(ports: ReplayMessagesPorts) {
    this.#ports = ports
  }

  async execute(command: ReplayMessagesCommand): Promise<Result<ReplayedMessages, NotPermitted>> {
    if (!mayManagePlatform(command.actor)) return refused({ code: 'not-permitted' })
    const replayed: OutboxMessageId[] = []
    const others: NotReplayed[] = []
    for (const id of new Set(command.ids)) {
      const because = await this.#ports.transaction.run(() => this.#replay(id, command))
      if (because === null) replayed.push(id)
      else others.push({ id, because })
    }
    return accepted({ replayed, others })
  }

  async #replay(id: OutboxMessageId, command: ReplayMessagesCommand): Promise<NotReplayed['because'] | null> {
    const { outbox, auditTrail, clock } = this.#ports
    const at = clock.now()
    const judged = await this.#judge(id, at)
    if (judged !== null && !(judged === 'may-have-arrived' && command.mayArriveTwice)) return judged
    if (command.dryRun) return null
    const forgetsDoubt = judged === 'may-have-arrived'
    if ((await outbox.replay([id], at, { forgetsDoubt })) === 0) return 'still-waiting'
    const changes = forgetsDoubt ? [{ field: 'mayArriveTwice', before: '', after: 'true' }] : []
    const by = auditedActor(command.actor)
    await auditTrail.record({ at, by, organisationId: null, act: 'message.replayed', subject: id, changes })
    return null
  }

  async #judge(id: OutboxMessageId, now: Parameters<typeof obstacleToReplay>[2]): Promise<NotReplayed['because'] | null> {
    const { outbox, communicationHistory } = this.#ports
    const [message] = await outbox.list({ id, limit: 1 })
    if (!message) return 'not-found'
    const [last] = await communicationHistory.list({ outboxMessageIds: [id], limit: 1 })
    return obstacleToReplay(message, last?.deliveryState, now)
  }
}
