import type { AcceptedCode, CodeTry, NewCode, OneTimeCodes } from '@camp/application/people/one-time-codes.ts'
import { codeTries } from '@camp/domain/people/one-time-code.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { hashOf, newSecret } from './secrets.ts'

/** A code alone has too few digits to hide behind a hash, so it is hashed together with its key. */
export class PostgresOneTimeCodes implements OneTimeCodes {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async issue({ userId, purpose, channel, code, contact, expiresAt }: NewCode): Promise<string> {
    const key = newSecret()
    await this.#database()
      .insertInto('one_time_code')
      .values({
        key_hash: hashOf(key),
        code_hash: codeHash(key, code),
        user_id: userId,
        purpose,
        channel,
        contact,
        expires_at: expiresAt.toString(),
      })
      .execute()
    const longAgo = expiresAt.subtract({ hours: 24 }).toString()
    await this.#database().deleteFrom('one_time_code').where('expires_at', '<', longAgo).execute()
    return key
  }

  keyOfNothing(): string {
    return newSecret()
  }

  async ownerOf(key: string): Promise<UserId | undefined> {
    const query = this.#database().selectFrom('one_time_code').select('user_id').where('key_hash', '=', hashOf(key))
    return (await query.executeTakeFirst())?.user_id
  }

  /** One statement: the row's lock lets one try after the other count. */
  async tryCode({ key, purpose, code, at }: CodeTry): Promise<AcceptedCode | undefined> {
    const now = at.toString()
    const row = await this.#database()
      .updateTable('one_time_code')
      .set(({ eb, cast, val }) => ({
        tries: eb('tries', '+', 1),
        used_at: eb
          .case()
          .when('code_hash', '=', codeHash(key, code))
          .then(cast<string>(val(now), 'timestamptz'))
          .end(),
      }))
      .where('key_hash', '=', hashOf(key))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('tries', '<', codeTries)
      .where('expires_at', '>', now)
      .returning(['user_id as userId', 'channel', 'contact', 'used_at'])
      .executeTakeFirst()
    return row && row.used_at !== null ? { userId: row.userId, channel: row.channel, contact: row.contact } : undefined
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function codeHash(key: string, code: string): string {
  return hashOf(`${key} ${code}`)
}
