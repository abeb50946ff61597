import type { AmendmentRecord, Amendments } from '@camp/application/reservations/amend/amendments.ts'
import type { AmendmentId, OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { snapshotFromJson, snapshotToJson } from './snapshot-json.ts'

interface AmendmentRow {
  readonly id: AmendmentId
  readonly organisation_id: OrganisationId
  readonly reservation_id: ReservationId
  readonly at: string
  readonly by: string
  readonly reason: string | null
  readonly currency: string
  readonly before: unknown
  readonly after: unknown
  readonly undone_at: string | null
  readonly undone_by: string | null
}

export class PostgresAmendments implements Amendments {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, organisationId, reservationId, at, by, reason, before, after, undone }: AmendmentRecord): Promise<void> {
    await sql`
      insert into reservation_amendment
        (id, organisation_id, reservation_id, at, by, reason, currency, before, after, undone_at, undone_by)
      values (${id}, ${organisationId}, ${reservationId}, ${at.toString()}, ${by}, ${reason}, ${before.amountDue.currency},
        ${snapshotToJson(before)}::jsonb, ${snapshotToJson(after)}::jsonb,
        ${undone?.at.toString() ?? null}, ${undone?.by ?? null})`.execute(this.#em.getKysely())
  }

  async of(reservationId: ReservationId): Promise<readonly AmendmentRecord[]> {
    const { rows } = await sql<AmendmentRow>`
      select id, organisation_id, reservation_id, ${isoOf('at')}, by, reason, currency, before, after, ${isoOf('undone_at')}, undone_by
      from reservation_amendment where reservation_id = ${reservationId} order by position desc`.execute(this.#em.getKysely())
    return rows.map(toRecord)
  }

  async markUndone(id: AmendmentId, { at, by }: NonNullable<AmendmentRecord['undone']>): Promise<void> {
    await sql`update reservation_amendment set undone_at = ${at.toString()}, undone_by = ${by} where id = ${id}`.execute(
      this.#em.getKysely(),
    )
  }
}

/** ISO with `Z`, to the microsecond, whatever the zone of the connection. */
function isoOf(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${sql.ref(column)}`
}

function toRecord(row: AmendmentRow): AmendmentRecord {
  const { currency, undone_at: undoneAt, undone_by: undoneBy } = row
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    at: Temporal.Instant.from(row.at),
    by: row.by,
    reason: row.reason,
    before: snapshotFromJson(row.before, currency),
    after: snapshotFromJson(row.after, currency),
    undone: undoneAt !== null && undoneBy !== null ? { at: Temporal.Instant.from(undoneAt), by: undoneBy } : null,
  }
}
