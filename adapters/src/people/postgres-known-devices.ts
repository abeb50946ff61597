import type { KnownDevices } from '@camp/application/people/known-devices.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { hashOf, newSecret } from './secrets.ts'

export class PostgresKnownDevices implements KnownDevices {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async remember({ userId, key, at }: Parameters<KnownDevices['remember']>[0]): Promise<string> {
    const kept = key !== null && (await this.#isKnown(key)) ? key : newSecret()
    await this.#database()
      .insertInto('known_device')
      .values({ user_id: userId, key_hash: hashOf(kept), seen_at: at.toString() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'key_hash']).doUpdateSet(({ ref }) => ({ seen_at: ref('excluded.seen_at') })),
      )
      .execute()
    return kept
  }

  async knows(userId: UserId, key: string): Promise<boolean> {
    return (await this.#device(key).where('user_id', '=', userId).executeTakeFirst()) !== undefined
  }

  async #isKnown(key: string): Promise<boolean> {
    return (await this.#device(key).limit(1).executeTakeFirst()) !== undefined
  }

  #device(key: string) {
    return this.#database().selectFrom('known_device').select('key_hash').where('key_hash', '=', hashOf(key))
  }

  #database() {
    return databaseOf(this.#em)
  }
}
