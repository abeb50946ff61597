import type { CommunicationFilter, CommunicationHistory, SentMessage } from '@camp/application/messaging/communication-history.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type MessagingTables, toHistoryRow, toSentMessage } from './messaging-rows.ts'

export class PostgresCommunicationHistory implements CommunicationHistory {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add(message: SentMessage): Promise<void> {
    await this.#database().insertInto('communication_history').values(toHistoryRow(message)).execute()
  }

  async list({ id, reservationId, deliveryState, limit }: CommunicationFilter): Promise<readonly SentMessage[]> {
    const rows = await this.#database()
      .selectFrom('communication_history')
      .selectAll()
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .$if(reservationId !== undefined, (query) => query.where('reservation_id', '=', reservationId ?? ''))
      .$if(deliveryState !== undefined, (query) => query.where('delivery_state', '=', deliveryState ?? 'accepted'))
      .orderBy('sent_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(toSentMessage)
  }

  #database() {
    return this.#em.getKysely<MessagingTables>({ type: 'write' })
  }
}
