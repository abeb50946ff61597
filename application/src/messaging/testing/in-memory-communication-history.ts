import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CommunicationFilter, CommunicationHistory, SentMessage } from '../communication-history.ts'

export class InMemoryCommunicationHistory implements CommunicationHistory {
  readonly #communications: SentMessage[] = []

  async add(communication: SentMessage): Promise<void> {
    this.#communications.push(communication)
  }

  async list({ id, reservationId, deliveryState, limit }: CommunicationFilter): Promise<readonly SentMessage[]> {
    return this.#communications
      .filter((communication) => !id || communication.id === id)
      .filter((communication) => !reservationId || communication.reservationId === reservationId)
      .filter((communication) => !deliveryState || communication.deliveryState === deliveryState)
      .toSorted((a, b) => Temporal.Instant.compare(b.sentAt, a.sentAt))
      .slice(0, limit)
  }
}
