import type { AttemptLimit, SignInAttempts } from '@camp/application/people/sign-in-attempts.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { hashOf } from './secrets.ts'

export class PostgresSignInAttempts implements SignInAttempts {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async take({ bucket, most, since, at }: AttemptLimit): Promise<string | undefined> {
    const hash = hashOf(bucket)
    return this.#em.transactional(async () => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(this.#database())
      const { rows } = await sql<{ id: string }>`
        insert into sign_in_attempt (bucket_hash, at)
        select ${hash}, ${at.toString()}::timestamptz
        where (select count(*) from sign_in_attempt where bucket_hash = ${hash} and at > ${since.toString()}) < ${most}
        returning id::text`.execute(this.#database())
      await this.#forgetBefore(since)
      return rows[0]?.id
    })
  }

  async giveBack(place: string): Promise<void> {
    await sql`delete from sign_in_attempt where id = ${place}::bigint`.execute(this.#database())
  }

  /** A few at a time, and never those that another process is at. */
  async #forgetBefore(since: Temporal.Instant): Promise<void> {
    await sql`
      delete from sign_in_attempt where id in (
        select id from sign_in_attempt where at < ${since.subtract({ hours: 1 }).toString()}
        order by at limit 20 for update skip locked)`.execute(this.#database())
  }

  #database() {
    return this.#em.getKysely({ type: 'write' })
  }
}
