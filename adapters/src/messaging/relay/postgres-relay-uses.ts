import type { RelayUse } from '@camp/application/messaging/relay/relay-quota.ts'
import type { RelayCaller, RelayUses } from '@camp/application/messaging/relay/relay-uses.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../../postgres/typed-database.ts'

export class PostgresRelayUses implements RelayUses {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async ofCallerSince(caller: RelayCaller, since: Temporal.Instant): Promise<readonly RelayUse[]> {
    // Raw: a lock.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`relay ${caller}`}, 0))`.execute(this.#database())
    const rows = await this.#database()
      .selectFrom('relay_use')
      .select(['messages', 'at'])
      .where('caller', '=', caller)
      .where('at', '>', since.toString())
      .orderBy('at')
      .orderBy('id')
      .execute()
    return rows.map(({ messages, at }) => ({ messages, at: Temporal.Instant.from(at) }))
  }

  async add(caller: RelayCaller, { messages, at }: RelayUse): Promise<void> {
    await this.#database().insertInto('relay_use').values({ caller, messages, at: at.toString() }).execute()
    const forgotten = at.subtract({ hours: 48 }).toString()
    await this.#database().deleteFrom('relay_use').where('caller', '=', caller).where('at', '<', forgotten).execute()
  }

  #database() {
    return databaseOf(this.#em)
  }
}
