import type { RelayUse } from '@camp/application/messaging/relay/relay-quota.ts'
import type { RelayCaller, RelayUses } from '@camp/application/messaging/relay/relay-uses.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

interface UseRow {
  readonly messages: number
  readonly at: string
}

export class PostgresRelayUses implements RelayUses {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async ofCallerSince(caller: RelayCaller, since: Temporal.Instant): Promise<readonly RelayUse[]> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`relay ${caller}`}, 0))`.execute(this.#database())
    const { rows } = await sql<UseRow>`
      select messages, to_json(at)#>>'{}' as at from relay_use
      where caller = ${caller} and at > ${since.toString()}::timestamptz order by at, id`.execute(this.#database())
    return rows.map(({ messages, at }) => ({ messages, at: Temporal.Instant.from(at) }))
  }

  async add(caller: RelayCaller, { messages, at }: RelayUse): Promise<void> {
    await sql`
      insert into relay_use (caller, messages, at)
      values (${caller}, ${messages}, ${at.toString()}::timestamptz)`.execute(this.#database())
    const forgotten = at.subtract({ hours: 48 }).toString()
    await sql`delete from relay_use where caller = ${caller} and at < ${forgotten}::timestamptz`.execute(this.#database())
  }

  #database() {
    return this.#em.getKysely({ type: 'write' })
  }
}
