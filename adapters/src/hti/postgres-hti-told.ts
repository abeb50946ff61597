import type { HtiTold, ToldState } from '@camp/application/hti/client/hti-told.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresHtiTold implements HtiTold {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async find(reservationId: ReservationId): Promise<ToldState | undefined> {
    const row = await databaseOf(this.#em)
      .selectFrom('hti_told')
      .selectAll()
      .where('reservation_id', '=', reservationId)
      .executeTakeFirst()
    return (
      row && {
        reservationId,
        organisationId: row.organisation_id,
        theirId: row.their_id,
        life: row.life,
        isStanding: row.is_standing,
        isUnsure: row.is_unsure,
        revision: row.revision,
        saidAt: storedInstant(row.said_at),
      }
    )
  }

  async keep(state: ToldState): Promise<void> {
    const facts = {
      organisation_id: state.organisationId,
      their_id: state.theirId,
      life: state.life,
      is_standing: state.isStanding,
      is_unsure: state.isUnsure,
      revision: state.revision,
      said_at: state.saidAt?.toString() ?? null,
    }
    await databaseOf(this.#em)
      .insertInto('hti_told')
      .values({ reservation_id: state.reservationId, ...facts })
      .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(facts))
      .execute()
  }
}
