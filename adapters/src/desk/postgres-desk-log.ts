import type { DeskEntry, DeskLog, LoggedAct } from '@camp/application/desk/desk-log.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

interface Row {
  readonly id: string
  readonly organisation_id: OrganisationId
  readonly reservation_id: ReservationId
  readonly act: LoggedAct
  readonly at: string
  readonly by: string
  readonly note: string | null
}

export class PostgresDeskLog implements DeskLog {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, organisationId, reservationId, act, at, by, note }: DeskEntry): Promise<void> {
    await sql`
      insert into desk_entry (id, organisation_id, reservation_id, act, at, by, note)
      values (${id}, ${organisationId}, ${reservationId}, ${act}, ${at.toString()}, ${by}, ${note})`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
  }

  async of(reservationId: ReservationId): Promise<readonly DeskEntry[]> {
    const { rows } = await sql<Row>`
      select id, organisation_id, reservation_id, act, at, by, note
      from desk_entry where reservation_id = ${reservationId} order by position`.execute(this.#em.getKysely({ type: 'write' }))
    return rows.map(({ id, organisation_id, reservation_id, act, at, by, note }) => ({
      id,
      act,
      by,
      note,
      at: Temporal.Instant.from(at),
      organisationId: organisation_id,
      reservationId: reservation_id,
    }))
  }
}
