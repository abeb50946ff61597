import type { Outbox, OutboxFilter, OutboxListing, OutboxMessage } from './outbox.ts'

/** For operators; says how the messages fare and nothing about whom they are for. */
export class ListOutbox {
  readonly #ports: { readonly outbox: Outbox }

  constructor(ports: { readonly outbox: Outbox }) {
    this.#ports = ports
  }

  async execute(filter: OutboxFilter): Promise<readonly OutboxListing[]> {
    const messages = await this.#ports.outbox.list(filter)
    return messages.map(toListing)
  }
}

export function toListing(message: OutboxMessage): OutboxListing {
  const { id, reservationId, event, occurrence, type, channel, tries, nextTryAt, lastError, state, createdAt, sentAt } = message
  return { id, reservationId, event, occurrence, type, channel, tries, nextTryAt, lastError, state, createdAt, sentAt }
}
