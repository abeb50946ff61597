import type { AmendmentRecord, Amendments } from '@camp/application/reservations/amend/amendments.ts'
import type { AmendmentId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Selectable } from 'kysely'
import { databaseOf, type Tables } from '../../postgres/typed-database.ts'
import { snapshotFromJson, snapshotToJson } from './snapshot-json.ts'

export class PostgresAmendments implements Amendments {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add(amendment: AmendmentRecord): Promise<void> {
    const { id, organisationId, reservationId, at, by, reason, before, after, isGuestTold, undone } = amendment
    await databaseOf(this.#em)
      .insertInto('reservation_amendment')
      .values({
        id,
        organisation_id: organisationId,
        reservation_id: reservationId,
        at: at.toString(),
        by,
        reason,
        currency: before.amountDue.currency,
        before: snapshotToJson(before),
        after: snapshotToJson(after),
        is_guest_told: isGuestTold,
        undone_at: undone?.at.toString() ?? null,
        undone_by: undone?.by ?? null,
      })
      .execute()
  }

  async of(reservationId: ReservationId): Promise<readonly AmendmentRecord[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('reservation_amendment')
      .selectAll()
      .where('reservation_id', '=', reservationId)
      .orderBy('position', 'desc')
      .execute()
    return rows.map(toRecord)
  }

  async markUndone(id: AmendmentId, { at, by }: NonNullable<AmendmentRecord['undone']>): Promise<void> {
    await databaseOf(this.#em)
      .updateTable('reservation_amendment')
      .set({ undone_at: at.toString(), undone_by: by })
      .where('id', '=', id)
      .execute()
  }
}

function toRecord(row: Selectable<Tables['reservation_amendment']>): AmendmentRecord {
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
    isGuestTold: row.is_guest_told,
    undone: undoneAt !== null && undoneBy !== null ? { at: Temporal.Instant.from(undoneAt), by: undoneBy } : null,
  }
}
