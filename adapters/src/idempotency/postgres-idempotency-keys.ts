import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { IdempotencyKeys, KeptAnswer, NameOfAct } from '@camp/application/idempotency/idempotency-keys.ts'
import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { lastingSecret } from '../people/site-secret.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { base32 } from '../shared/base32.ts'
import { beyondRequest } from '../shared/request-end.ts'

interface RequestKey {
  readonly scope: string
  readonly key: string
  readonly fingerprint: string
}

const pollMilliseconds = 40
const polls = 250
const sweptAtOnce = 1_000

/**
 * A claim is a row, so it is seen by every process and holds no connection while the work runs. A claim whose
 * process died may be taken over after 30 seconds. Not for use inside a transaction: others could not see the
 * claim.
 */
export class PostgresIdempotencyKeys implements IdempotencyKeys {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async once(
    key: RequestKey,
    work: (nameOfAct: NameOfAct) => Promise<KeptAnswer>,
  ): Promise<Result<KeptAnswer, { readonly code: 'idempotency-key-reused' }>> {
    for (let poll = 0; poll < polls; poll++) {
      if (await this.#claim(key)) return accepted(await this.#answer(key, work))
      const row = await this.#read(key)
      if (row && row.fingerprint !== key.fingerprint) return refused({ code: 'idempotency-key-reused' })
      if (row?.status != null) return accepted({ status: row.status, body: row.body?.kept })
      await pause(pollMilliseconds)
    }
    throw new StoreUnavailable(new Error('the first request with this idempotency key is still at work'))
  }

  async #claim({ scope, key, fingerprint }: RequestKey): Promise<boolean> {
    // The insert judges in its conflict what stands there, by the clock of the database.
    const { rows } = await sql`
      insert into idempotency_key (scope, key, fingerprint, claimed_until)
      values (${scope}, ${key}, ${fingerprint}, now() + interval '30 seconds')
      on conflict (scope, key) do update
        set fingerprint = excluded.fingerprint, status = null, body = null, created_at = now(), claimed_until = excluded.claimed_until
        where idempotency_key.created_at < now() - interval '48 hours'
          or (idempotency_key.status is null and idempotency_key.claimed_until < now()
            and idempotency_key.fingerprint = excluded.fingerprint)
      returning key`.execute(databaseOf(this.#em))
    return rows.length > 0
  }

  /** Noted even when the request has ended meanwhile: a repeat must not act again. */
  async #answer(key: RequestKey, work: (nameOfAct: NameOfAct) => Promise<KeptAnswer>): Promise<KeptAnswer> {
    try {
      const answer = await work(() => this.#nameOf(key))
      await beyondRequest(() => this.#keep(key, answer))
      return answer
    } catch (error) {
      await beyondRequest(() => this.#release(key))
      throw error
    }
  }

  /** As long and as random as an id: 160 bits that follow from a secret of the database. */
  async #nameOf({ scope, key, fingerprint }: RequestKey): Promise<string> {
    const hash = createHmac('sha256', await lastingSecret(this.#em, 'acts')).update(JSON.stringify([scope, key, fingerprint]))
    return base32(hash.digest().subarray(0, 20))
  }

  async #keep({ scope, key }: RequestKey, { status, body }: KeptAnswer): Promise<void> {
    await databaseOf(this.#em)
      .updateTable('idempotency_key')
      .set({ status, body: JSON.stringify({ kept: body }) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute()
  }

  async forgetOld(): Promise<number> {
    let removed = 0
    for (;;) {
      // By the clock of the database, and by both parts of the key at once; so many that nobody waits for
      // long.
      const { rows } = await sql`
        delete from idempotency_key where (scope, key) in (
          select scope, key from idempotency_key where created_at < now() - interval '48 hours'
          order by created_at limit ${sweptAtOnce} for update skip locked)
        returning key`.execute(databaseOf(this.#em))
      removed += rows.length
      if (rows.length < sweptAtOnce) return removed
    }
  }

  async #release({ scope, key }: RequestKey): Promise<void> {
    await databaseOf(this.#em)
      .deleteFrom('idempotency_key')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute()
  }

  async #read({ scope, key }: RequestKey) {
    return databaseOf(this.#em)
      .selectFrom('idempotency_key')
      .select(['fingerprint', 'status', 'body'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('created_at', '>=', sql<string>`now() - interval '48 hours'`)
      .executeTakeFirst()
  }
}
