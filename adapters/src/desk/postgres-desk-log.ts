import type { DeskEntry, DeskLog } from '@camp/application/desk/desk-log.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresDeskLog implements DeskLog {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ organisationId, reservationId, at, former = null, takesBack = null, ...entry }: DeskEntry): Promise<void> {
    await databaseOf(this.#em)
      .insertInto('desk_entry')
      .values({
        ...entry,
        organisation_id: organisationId,
        reservation_id: reservationId,
        at: at.toString(),
        former,
        takes_back: takesBack,
      })
      .execute()
  }

  async of(reservationId: ReservationId): Promise<readonly DeskEntry[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('desk_entry')
      .select(['id', 'organisation_id as organisationId', 'reservation_id as reservationId', 'act', 'at', 'by', 'note'])
      .select(['former', 'takes_back as takesBack'])
      .where('reservation_id', '=', reservationId)
      .orderBy('position')
      .execute()
    return rows.map(({ at, ...entry }) => ({ ...entry, at: Temporal.Instant.from(at) }))
  }
}
