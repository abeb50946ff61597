import type { KnownDevices } from '@camp/application/people/known-devices.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { hashOf, newSecret } from './secrets.ts'

export class PostgresKnownDevices implements KnownDevices {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async remember({ userId, key, at }: Parameters<KnownDevices['remember']>[0]): Promise<string> {
    const kept = key !== null && (await this.#isKnown(key)) ? key : newSecret()
    await sql`
      insert into known_device (user_id, key_hash, seen_at) values (${userId}, ${hashOf(kept)}, ${at.toString()})
      on conflict (user_id, key_hash) do update set seen_at = excluded.seen_at`.execute(this.#database())
    return kept
  }

  async knows(userId: UserId, key: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from known_device where user_id = ${userId} and key_hash = ${hashOf(key)}`.execute(this.#database())
    return rows.length > 0
  }

  async #isKnown(key: string): Promise<boolean> {
    const { rows } = await sql`select 1 from known_device where key_hash = ${hashOf(key)} limit 1`.execute(this.#database())
    return rows.length > 0
  }

  #database() {
    return this.#em.getKysely({ type: 'write' })
  }
}
