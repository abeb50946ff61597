import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { judgeQuota, type QuotaRefusal, quotaHours, type RelayQuota } from './relay-quota.ts'
import type { RelayCaller, RelayUses } from './relay-uses.ts'

export interface RelayPorts {
  readonly relayUses: RelayUses
  readonly transaction: Transaction
  readonly clock: Clock
  readonly relayQuota: RelayQuota
}

export type RelayRefusal = NotPermitted | QuotaRefusal

export interface RelayRequest {
  readonly actor: Actor
  /** As many as there are recipients; 0 asks for the right alone. */
  readonly messages: number
}

/**
 * Who may send through the platform at its cost (rule M10): its staff and the service key, each within a
 * quota.
 */
export class PermitRelay {
  readonly #ports: RelayPorts

  constructor(ports: RelayPorts) {
    this.#ports = ports
  }

  /**
   * Counts the messages whatever becomes of them. Call it before sending, outside any transaction of the
   * caller's.
   */
  async execute({ actor, messages }: RelayRequest): Promise<Result<null, RelayRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    if (messages === 0) return accepted(null)
    const { relayUses, transaction, clock, relayQuota: quota } = this.#ports
    return transaction.run(async () => {
      const now = clock.now()
      const uses = await relayUses.ofCallerSince(callerOf(actor), now.subtract({ hours: quotaHours }))
      const judged = judgeQuota({ uses, messages, now, quota })
      if (judged.ok) await relayUses.add(callerOf(actor), { messages, at: now })
      return judged
    })
  }
}

function callerOf(actor: Actor): RelayCaller {
  if (actor.kind === 'user') return `user ${actor.userId}`
  return actor.kind === 'system' ? actor.name : actor.kind
}
