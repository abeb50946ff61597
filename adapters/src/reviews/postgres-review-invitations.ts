import type { ReviewInvitations } from '@camp/application/reviews/review-invitations.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

export class PostgresReviewInvitations implements ReviewInvitations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async open(since: Temporal.PlainDate, limit: number): Promise<readonly ReservationId[]> {
    const { rows } = await sql<{ id: ReservationId }>`
      select id from reservation
      where status = 'completed' and review_invited_at is null and departure >= ${since.toString()}
        and not exists (select from organisation_review where reservation_id = reservation.id)
      order by departure, id limit ${limit}`.execute(this.#em.getKysely())
    return rows.map(({ id }) => id)
  }

  /** A second writer waits for the first and then finds nothing to change. */
  async markInvited(id: ReservationId, at: Temporal.Instant): Promise<boolean> {
    const { rows } = await sql`
      update reservation set review_invited_at = ${at.toString()} where id = ${id} and review_invited_at is null
      returning id`.execute(this.#em.getKysely({ type: 'write' }))
    return rows.length > 0
  }
}
