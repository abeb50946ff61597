import type { ClaimedHtiLine, HtiLine, HtiLines } from '@camp/application/hti/client/hti-lines.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { roomsOfConnection } from './postgres-hti-connections.ts'
import { openedPassword } from './their-password.ts'

interface LineRow {
  readonly organisation_id: OrganisationId
  readonly property_code: string
  readonly proof: HtiLine['proof']
  readonly endpoint: string | null
  readonly transport: HtiLine['transport']
  readonly their_user_name: string | null
  readonly their_password: string | null
}

interface ClaimedRow {
  readonly organisationId: OrganisationId
  readonly toldAllAt: string | null
  readonly silentTimes: number
}

export class PostgresHtiLines implements HtiLines {
  readonly #em: EntityManager
  readonly #keys: readonly string[]

  constructor(em: EntityManager, keys: readonly string[]) {
    this.#em = em
    this.#keys = keys
  }

  async find(organisationId: OrganisationId): Promise<HtiLine | undefined> {
    const row = await this.#database()
      .selectFrom('hti_connection')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('is_active', '=', true)
      .where('direction', '<>', 'in')
      .where('endpoint', 'is not', null)
      .executeTakeFirst()
    return row && this.#line(row)
  }

  async claim({ claim, now, until }: Parameters<HtiLines['claim']>[0]): Promise<ClaimedHtiLine | undefined> {
    const [at, dayAgo] = [now.toString(), now.subtract({ hours: 24 }).toString()]
    // Raw: rows from rows, and what is due is found, locked and taken in one statement.
    await sql`
      insert into hti_line (organisation_id) select organisation_id from hti_connection connection
      where direction <> 'in' and not exists (select from hti_line line where line.organisation_id = connection.organisation_id)
      on conflict do nothing`.execute(this.#database())
    const { rows } = await sql<ClaimedRow>`
      update hti_line line set claim = ${claim}, claimed_until = ${until.toString()}::timestamptz from (
        select line.organisation_id from hti_line line join hti_connection connection using (organisation_id)
        where connection.is_active and connection.direction <> 'in' and connection.endpoint is not null
          and coalesce(line.claimed_until <= ${at}::timestamptz, true) and coalesce(line.rests_until <= ${at}::timestamptz, true)
          and (coalesce(line.told_all_at <= ${dayAgo}::timestamptz, true)
            or exists (select from hti_change where organisation_id = line.organisation_id)
            or exists (
              select from hti_message message
              where message.organisation_id = line.organisation_id and direction = 'OUTBOUND'
                and state in ('PENDING', 'RETRY', 'IN_PROGRESS') and coalesce(next_try_at <= ${at}::timestamptz, true)))
        order by line.claimed_until nulls first limit 1 for update of line skip locked
      ) due
      where line.organisation_id = due.organisation_id
      returning line.organisation_id as "organisationId", to_jsonb(line.told_all_at) #>> '{}' as "toldAllAt",
        line.silent_times as "silentTimes"`.execute(this.#database())
    const [row] = rows
    const line = row && (await this.find(row.organisationId))
    if (!row || !line) return undefined
    const toldAllAt = storedInstant(row.toldAllAt)
    return { line, claim, toldAllAt, silentTimes: row.silentTimes }
  }

  async renew({ line, claim }: ClaimedHtiLine, until: Temporal.Instant): Promise<boolean> {
    const { numUpdatedRows } = await this.#held(line, claim).set({ claimed_until: until.toString() }).executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async release({ line, claim }: ClaimedHtiLine, restsUntil: Temporal.Instant | null): Promise<void> {
    await this.#held(line, claim)
      .set(({ eb }) => ({
        claim: null,
        claimed_until: null,
        rests_until: restsUntil?.toString() ?? null,
        silent_times: restsUntil ? eb('silent_times', '+', 1) : 0,
      }))
      .execute()
  }

  #held({ organisationId }: HtiLine, claim: string) {
    return this.#database().updateTable('hti_line').where('organisation_id', '=', organisationId).where('claim', '=', claim)
  }

  async #line(row: LineRow): Promise<HtiLine> {
    return {
      organisationId: row.organisation_id,
      propertyCode: row.property_code,
      proof: row.proof,
      rooms: await roomsOfConnection(this.#em, row.organisation_id),
      endpoint: row.endpoint ?? '',
      transport: row.transport,
      userName: row.their_user_name ?? '',
      password: await openedPassword(this.#em, this.#keys, row.their_password),
    }
  }

  #database() {
    return databaseOf(this.#em)
  }
}
