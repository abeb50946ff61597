import type { AcceptedCode, CodeTry, NewCode, OneTimeCodes } from '@camp/application/people/one-time-codes.ts'
import { codeTries } from '@camp/domain/people/one-time-code.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { hashOf, newSecret } from './secrets.ts'

/** A code alone has too few digits to hide behind a hash, so it is hashed together with its key. */
export class PostgresOneTimeCodes implements OneTimeCodes {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async issue({ userId, purpose, channel, code, contact, expiresAt }: NewCode): Promise<string> {
    const key = newSecret()
    await sql`
      insert into one_time_code (key_hash, code_hash, user_id, purpose, channel, contact, expires_at)
      values (${hashOf(key)}, ${codeHash(key, code)}, ${userId}, ${purpose}, ${channel}, ${contact}, ${expiresAt.toString()})`.execute(
      this.#database(),
    )
    const longAgo = expiresAt.subtract({ hours: 24 }).toString()
    await sql`delete from one_time_code where expires_at < ${longAgo}`.execute(this.#database())
    return key
  }

  keyOfNothing(): string {
    return newSecret()
  }

  async ownerOf(key: string): Promise<UserId | undefined> {
    const { rows } = await sql<{ user_id: UserId }>`
      select user_id from one_time_code where key_hash = ${hashOf(key)}`.execute(this.#database())
    return rows[0]?.user_id
  }

  /** One statement: the row's lock lets one try after the other count. */
  async tryCode({ key, purpose, code, at }: CodeTry): Promise<AcceptedCode | undefined> {
    const now = at.toString()
    const { rows } = await sql<AcceptedCode & { readonly isAccepted: boolean }>`
      update one_time_code
      set tries = tries + 1, used_at = case when code_hash = ${codeHash(key, code)} then ${now}::timestamptz end
      where key_hash = ${hashOf(key)} and purpose = ${purpose} and used_at is null and tries < ${codeTries} and expires_at > ${now}
      returning user_id as "userId", channel, contact, used_at is not null as "isAccepted"`.execute(this.#database())
    const [row] = rows
    return row?.isAccepted ? { userId: row.userId, channel: row.channel, contact: row.contact } : undefined
  }

  #database() {
    return this.#em.getKysely({ type: 'write' })
  }
}

function codeHash(key: string, code: string): string {
  return hashOf(`${key} ${code}`)
}
