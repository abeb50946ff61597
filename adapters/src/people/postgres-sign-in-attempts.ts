import type { AttemptLimit, SignInAttempts } from '@camp/application/people/sign-in-attempts.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
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
      const place = this.#database()
        .selectNoFrom(({ cast, val }) => [
          cast<string>(val(hash), 'text').as('bucket_hash'),
          cast<string>(val(at.toString()), 'timestamptz').as('at'),
          cast<string>(val(at.add(since.until(at)).toString()), 'timestamptz').as('counts_until'),
        ])
        .where(({ selectFrom, eb }) => {
          const taken = selectFrom('sign_in_attempt')
            .select(({ fn }) => fn.countAll<number>().as('taken'))
            .where('bucket_hash', '=', hash)
            .where('at', '>', since.toString())
          return eb(taken, '<', most)
        })
      const row = await this.#database()
        .insertInto('sign_in_attempt')
        .columns(['bucket_hash', 'at', 'counts_until'])
        .expression(place)
        .returning('id')
        .executeTakeFirst()
      await this.#forgetEnded(at)
      return row?.id
    })
  }

  async giveBack(place: string): Promise<void> {
    await this.#database().deleteFrom('sign_in_attempt').where('id', '=', place).execute()
  }

  /** A few at a time, and never those that another process is at. */
  async #forgetEnded(at: Temporal.Instant): Promise<void> {
    await this.#database()
      .deleteFrom('sign_in_attempt')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('sign_in_attempt')
          .select('id')
          .where('counts_until', '<', at.toString())
          .orderBy('counts_until')
          .limit(20)
          .forUpdate()
          .skipLocked(),
      )
      .execute()
  }

  #database() {
    return databaseOf(this.#em)
  }
}
