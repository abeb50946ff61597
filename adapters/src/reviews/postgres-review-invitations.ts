import type { ReviewInvitations } from '@camp/application/reviews/review-invitations.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresReviewInvitations implements ReviewInvitations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async open(since: Temporal.PlainDate, limit: number): Promise<readonly ReservationId[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('reservation')
      .select('id')
      .where('status', '=', 'completed')
      .where('review_invited_at', 'is', null)
      .where(sql<boolean>`offline_notify_camper is distinct from false`)
      .where('departure', '>=', since.toString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('organisation_review as review')
              .select('review.id')
              .whereRef('review.reservation_id', '=', 'reservation.id'),
          ),
        ),
      )
      .orderBy('departure')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** A second writer waits for the first and then finds nothing to change. */
  async markInvited(id: ReservationId, at: Temporal.Instant): Promise<boolean> {
    const invited = await databaseOf(this.#em)
      .updateTable('reservation')
      .set({ review_invited_at: at.toString() })
      .where('id', '=', id)
      .where('review_invited_at', 'is', null)
      .returning('id')
      .execute()
    return invited.length > 0
  }
}
