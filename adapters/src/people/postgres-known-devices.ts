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

  async forgetUnseen({ since, limit }: Parameters<KnownDevices['forgetUnseen']>[0]): Promise<number> {
    const { numDeletedRows } = await this.#database()
      .with('unseen', (database) =>
        database
          .selectFrom('known_device')
          .select(['user_id', 'key_hash'])
          .where('seen_at', '<', since.toString())
          .orderBy('seen_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .deleteFrom('known_device')
      .using('unseen')
      .whereRef('known_device.user_id', '=', 'unseen.user_id')
      .whereRef('known_device.key_hash', '=', 'unseen.key_hash')
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
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
