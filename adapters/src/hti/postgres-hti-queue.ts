import type { ChangedNights, HtiQueue, OutgoingEnding, OutgoingHti, SaidHti } from '@camp/application/hti/client/hti-queue.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import type { StoredNights } from './hti-tables.ts'

interface NextRow {
  readonly id: string
  readonly tries: number
  readonly reservation_id: ReservationId | null
  readonly nights: readonly StoredNights[] | null
}

/** Plots in one message: it stays small enough to be read. */
const mostPlots = 50

export class PostgresHtiQueue implements HtiQueue {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async noteAll(
    organisationId: OrganisationId,
    { first, last }: Omit<ChangedNights, 'plotId'>,
    now: Temporal.Instant,
  ): Promise<void> {
    const [from, to] = [first.toString(), last.toString()]
    await sql`
      with noted as (
        insert into hti_change (organisation_id, plot_id, first_night, last_night)
        select organisation_id, plot_id, ${from}::date, ${to}::date from hti_room where organisation_id = ${organisationId}
      )
      update hti_line set told_all_at = ${now.toString()}::timestamptz where organisation_id = ${organisationId}`.execute(
      this.#database(),
    )
  }

  /** Raw: what was noted is taken and becomes messages in one statement. */
  async gather(organisationId: OrganisationId, now: Temporal.Instant): Promise<void> {
    const at = sql`${now.toString()}::timestamptz`
    await sql`
      update hti_message set state = case kind when 'BOOKING_READ' then 'FAILED' else 'RETRY' end
      where organisation_id = ${organisationId} and direction = 'OUTBOUND' and state = 'IN_PROGRESS'`.execute(this.#database())
    await sql`
      with taken as (
        delete from hti_change where organisation_id = ${organisationId} returning id, reservation_id, plot_id, first_night, last_night
      ), bookings as (
        insert into hti_message (id, organisation_id, kind, direction, state, tries, at, reservation_id, request)
        select gen_random_uuid(), ${organisationId}::uuid, 'BOOKING_UPDATE', 'OUTBOUND', 'PENDING', 0,
          ${at} + row_number() over (order by first) * interval '1 microsecond', reservation_id, ''
        from (select reservation_id, min(id) as first from taken where reservation_id is not null group by reservation_id) changed
        where not exists (
          select from hti_message open
          where open.reservation_id = changed.reservation_id and open.direction = 'OUTBOUND' and open.state in ('PENDING', 'RETRY'))
      ), nights as (
        select plot_id, min(first_night) as first, max(last_night) as last, (row_number() over (order by plot_id) - 1) / ${mostPlots} as part
        from taken where plot_id is not null group by plot_id
      )
      insert into hti_message (id, organisation_id, kind, direction, state, tries, at, request, nights)
      select gen_random_uuid(), ${organisationId}::uuid, 'AVAILABILITY_QUERY', 'OUTBOUND', 'PENDING', 0, ${at}, '',
        jsonb_agg(jsonb_build_object('plotId', plot_id, 'first', first, 'last', last) order by plot_id)
      from nights group by part`.execute(this.#database())
  }

  async next(organisationId: OrganisationId, now: Temporal.Instant): Promise<OutgoingHti | undefined> {
    const { rows } = await sql<NextRow>`
      select id, tries, reservation_id, nights from hti_message
      where organisation_id = ${organisationId} and direction = 'OUTBOUND' and state in ('PENDING', 'RETRY')
        and coalesce(next_try_at <= ${now.toString()}::timestamptz, true)
      order by nights is not null, coalesce(error_code = 427, false), at, id limit 1`.execute(this.#database())
    const [row] = rows
    if (!row) return undefined
    const { id, tries, reservation_id: reservationId, nights } = row
    return { id, tries, subject: reservationId ? { reservationId } : { nights: (nights ?? []).map(toChangedNights) } }
  }

  async begin({ id, kind, at, request }: SaidHti): Promise<void> {
    await this.#database()
      .updateTable('hti_message')
      .set(({ eb }) => ({
        kind,
        request,
        state: 'IN_PROGRESS',
        at: at.toString(),
        tries: eb('tries', '+', 1),
        ended_at: null,
        next_try_at: null,
      }))
      .where('id', '=', id)
      .execute()
  }

  async add({ id, kind, at, request, organisationId, reservationId }: Parameters<HtiQueue['add']>[0]): Promise<void> {
    await this.#database()
      .insertInto('hti_message')
      .values({
        id,
        organisation_id: organisationId,
        reservation_id: reservationId,
        kind,
        direction: 'OUTBOUND',
        state: 'IN_PROGRESS',
        tries: 1,
        at: at.toString(),
        request,
      })
      .execute()
  }

  async end(id: string, { state, endedAt, error, response, theirId, nextTryAt }: OutgoingEnding): Promise<void> {
    await this.#database()
      .updateTable('hti_message')
      .set({
        state,
        ended_at: endedAt.toString(),
        error_code: error?.code ?? null,
        error_text: error?.text ?? null,
        response,
        their_id: theirId,
        next_try_at: nextTryAt?.toString() ?? null,
      })
      .where('id', '=', id)
      .execute()
  }

  async drop(id: string): Promise<void> {
    await this.#database().deleteFrom('hti_message').where('id', '=', id).execute()
  }

  async requeue(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database()
      .updateTable('hti_message')
      .set({ state: 'PENDING', tries: 0, next_try_at: null, ended_at: null })
      .where('id', '=', id)
      .where('direction', '=', 'OUTBOUND')
      .where('state', '=', 'FAILED')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function toChangedNights({ plotId, first, last }: StoredNights): ChangedNights {
  return { plotId, first: Temporal.PlainDate.from(first), last: Temporal.PlainDate.from(last) }
}
