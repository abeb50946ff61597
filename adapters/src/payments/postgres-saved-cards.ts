import type { SavedCard, SavedCards } from '@camp/application/payments/saved-cards.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Selectable } from 'kysely'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

export class PostgresSavedCards implements SavedCards {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, userId, registrationId, method, expires, savedAt }: SavedCard): Promise<void> {
    const card = { id, user_id: userId, registration_id: registrationId, brand: method.brand, last4: method.last4 }
    await databaseOf(this.#em)
      .insertInto('saved_card')
      .values({ ...card, expires, saved_at: savedAt.toString() })
      .onConflict((conflict) => conflict.columns(['user_id', 'registration_id']).doNothing())
      .execute()
  }

  async of(userId: UserId): Promise<readonly SavedCard[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('saved_card')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('saved_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(toCard)
  }

  async find(userId: UserId, id: string): Promise<SavedCard | undefined> {
    return (await this.of(userId)).find((card) => card.id === id)
  }

  async remove(userId: UserId, id: string): Promise<void> {
    if (!isUuid(id)) return
    await databaseOf(this.#em).deleteFrom('saved_card').where('user_id', '=', userId).where('id', '=', id).execute()
  }
}

function toCard({ id, user_id, registration_id, brand, last4, expires, saved_at }: Selectable<Tables['saved_card']>): SavedCard {
  return {
    id,
    userId: user_id,
    registrationId: registration_id,
    method: { brand, last4 },
    expires,
    savedAt: Temporal.Instant.from(saved_at),
  }
}
