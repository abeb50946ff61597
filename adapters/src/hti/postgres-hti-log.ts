import type {
  HtiLog,
  HtiLogBeginning,
  HtiLogEnding,
  HtiLogQuery,
  ListedHtiEntry,
  ShownHtiEntry,
} from '@camp/application/hti/hti-log.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

type Times = { readonly at: string; readonly endedAt: string | null }
type Row<Entry> = Omit<Entry, 'at' | 'endedAt'> & Times

export class PostgresHtiLog implements HtiLog {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async begin({ id, organisationId, kind, at, theirId, request }: HtiLogBeginning): Promise<void> {
    await this.#database()
      .insertInto('hti_message')
      .values({
        id,
        organisation_id: organisationId,
        kind,
        direction: 'INBOUND',
        state: 'IN_PROGRESS',
        tries: 1,
        at: at.toString(),
        their_id: theirId,
        request,
      })
      .execute()
  }

  async beginAgain(id: string, at: Temporal.Instant): Promise<void> {
    await this.#database()
      .updateTable('hti_message')
      .set(({ eb }) => ({ state: 'IN_PROGRESS', tries: eb('tries', '+', 1), at: at.toString(), ended_at: null }))
      .where('id', '=', id)
      .execute()
  }

  async end(id: string, { state, endedAt, reservationId, error, response }: HtiLogEnding): Promise<void> {
    await this.#database()
      .updateTable('hti_message')
      .set({
        state,
        ended_at: endedAt.toString(),
        reservation_id: reservationId,
        error_code: error?.code ?? null,
        error_text: error?.text ?? null,
        response,
      })
      .where('id', '=', id)
      .execute()
  }

  async list({ search, isDescending, limit, offset, state, kind }: HtiLogQuery): Promise<ListedPage<ListedHtiEntry>> {
    const found = sql`
      ${from}
      where (${state}::text is null or message.state = ${state}) and (${kind}::text is null or message.kind = ${kind})
        and (search_form(${search}) = '' or strpos(search_form(concat_ws(' ', organisation.name, message.their_id,
          reservation.simple_reference, message.error_text, message.error_code::text)), search_form(${search})) > 0)`
    const direction = isDescending ? sql`desc` : sql`asc`
    const { rows } = await sql<Row<ListedHtiEntry>>`
      select ${listed} ${found} order by message.at ${direction}, message.id limit ${limit} offset ${offset}`.execute(
      this.#database(),
    )
    const total = await sql<{ readonly total: number }>`select count(*)::int as total ${found}`.execute(this.#database())
    return { rows: rows.map(withTimes), total: total.rows[0]?.total ?? 0 }
  }

  async find(id: string): Promise<ShownHtiEntry | undefined> {
    if (!isUuid(id)) return undefined
    const { rows } = await sql<Row<ShownHtiEntry>>`
      select ${listed}, message.request, message.response ${from} where message.id = ${id}`.execute(this.#database())
    return rows[0] && withTimes(rows[0])
  }

  async troubles(organisationId: OrganisationId, since: Temporal.Instant): Promise<readonly ShownHtiEntry[]> {
    const about = (row: string) =>
      sql.raw(`concat_ws(' ', ${row}.direction, coalesce(case ${row}.direction when 'OUTBOUND'
      then ${row}.reservation_id end, ${row}.their_id, ${row}.id::text))`)
    const { rows } = await sql<Row<ShownHtiEntry>>`
      select * from (
        select distinct on (${about('message')}) ${listed}, message.request, message.response ${from}
        where message.organisation_id = ${organisationId} and message.state = 'FAILED' and message.seen_at is null
          and message.kind in ('BOOKING_CREATE', 'BOOKING_UPDATE', 'BOOKING_CANCEL') and message.at > ${since.toString()}::timestamptz
          and coalesce(message.error_code not in (${sql.join(answeredAlready)}), true)
          and not exists (
            select from hti_message later where later.organisation_id = message.organisation_id and later.at > message.at
              and (later.state = 'SUCCESS' or later.seen_at is not null) and later.kind like 'BOOKING_%' and later.kind <> 'BOOKING_READ'
              and ${about('later')} = ${about('message')})
        order by ${about('message')}, message.at desc
      ) failed order by at desc limit ${mostTroubles}`.execute(this.#database())
    return rows.map(withTimes)
  }

  async noteSeen(organisationId: OrganisationId, id: string, at: Temporal.Instant): Promise<boolean> {
    if (!isUuid(id)) return false
    const { numUpdatedRows } = await this.#database()
      .updateTable('hti_message')
      .set({ seen_at: at.toString() })
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async settleBefore(moment: Temporal.Instant, now: Temporal.Instant): Promise<number> {
    const { numUpdatedRows } = await this.#database()
      .updateTable('hti_message')
      .set({ state: 'FAILED', ended_at: now.toString(), error_code: 448, error_text: 'System error: it never ended' })
      .where('state', '=', 'IN_PROGRESS')
      .where('at', '<', moment.toString())
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  async forgetBefore(moment: Temporal.Instant): Promise<number> {
    await this.#database().deleteFrom('hti_gone').where('heard_at', '<', moment.toString()).execute()
    await this.#database().deleteFrom('hti_unplaced').where('heard_at', '<', moment.toString()).execute()
    const { numDeletedRows } = await this.#database()
      .deleteFrom('hti_message')
      .where('at', '<', moment.toString())
      .where('state', 'not in', ['PENDING', 'RETRY'])
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  #database() {
    return databaseOf(this.#em)
  }
}

/** Cancelled before, unknown, there already: nobody has to do anything. */
const answeredAlready = [95, 97, 127]
const mostTroubles = 20

/** Raw: what is searched stands in three tables. */
const from = sql`
  from hti_message message
  left join organisation on organisation.id = message.organisation_id
  left join reservation on reservation.id = message.reservation_id`

const listed = sql`
  message.id, message.organisation_id as "organisationId", message.kind, message.direction, message.state, message.tries,
  to_jsonb(message.at) #>> '{}' as at, to_jsonb(message.ended_at) #>> '{}' as "endedAt", message.their_id as "theirId",
  message.reservation_id as "reservationId", message.error_code as "errorCode", message.error_text as "errorText",
  organisation.name as "organisationName", organisation.slug as "organisationSlug",
  reservation.simple_reference as "simpleReference"`

function withTimes<Entry extends Times>({ at, endedAt, ...entry }: Entry) {
  const times = { at: Temporal.Instant.from(at), endedAt: storedInstant(endedAt) }
  return Object.assign(times, entry)
}
