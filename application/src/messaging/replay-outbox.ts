import type { Clock } from '../shared/clock.ts'
import type { Outbox, OutboxMessageId } from './outbox.ts'

export interface ReplayOutboxPorts {
  readonly outbox: Outbox
  readonly clock: Clock
}

/** Gives dead messages all their tries again. Safe to run twice: what is on its way already is left alone. */
export class ReplayOutbox {
  readonly #ports: ReplayOutboxPorts

  constructor(ports: ReplayOutboxPorts) {
    this.#ports = ports
  }

  async execute({ ids }: { readonly ids: readonly OutboxMessageId[] }): Promise<{ readonly replayed: number }> {
    return { replayed: await this.#ports.outbox.replay(ids, this.#ports.clock.now()) }
  }
}
