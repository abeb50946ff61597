import type { SavedCard, SavedCards } from '@camp/application/payments/saved-cards.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

interface Row {
  readonly id: string
  readonly user_id: UserId
  readonly registration_id: string
  readonly brand: string
  readonly last4: string | null
  readonly expires: string
  readonly saved_at: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export class PostgresSavedCards implements SavedCards {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, userId, registrationId, method, expires, savedAt }: SavedCard): Promise<void> {
    await sql`
      insert into saved_card (id, user_id, registration_id, brand, last4, expires, saved_at)
      values (${id}, ${userId}, ${registrationId}, ${method.brand}, ${method.last4}, ${expires}, ${savedAt.toString()}::timestamptz)
      on conflict (user_id, registration_id) do nothing`.execute(this.#kysely())
  }

  async of(userId: UserId): Promise<readonly SavedCard[]> {
    const { rows } = await sql<Row>`
      select id, user_id, registration_id, brand, last4, expires, to_json(saved_at) #>> '{}' as saved_at
      from saved_card where user_id = ${userId} order by saved_card.saved_at desc, id`.execute(this.#kysely())
    return rows.map(toCard)
  }

  async find(userId: UserId, id: string): Promise<SavedCard | undefined> {
    return (await this.of(userId)).find((card) => card.id === id)
  }

  async remove(userId: UserId, id: string): Promise<void> {
    if (!uuid.test(id)) return
    await sql`delete from saved_card where user_id = ${userId} and id = ${id}`.execute(this.#kysely())
  }

  #kysely() {
    return this.#em.getKysely({ type: 'write' })
  }
}

function toCard({ id, user_id, registration_id, brand, last4, expires, saved_at }: Row): SavedCard {
  return {
    id,
    userId: user_id,
    registrationId: registration_id,
    method: { brand, last4 },
    expires,
    savedAt: Temporal.Instant.from(saved_at),
  }
}
