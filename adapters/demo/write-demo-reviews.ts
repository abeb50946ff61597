import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { insertRows } from '../src/import-export/organisation-sql.ts'
import { databaseOf } from '../src/postgres/typed-database.ts'
import { toReviewRow } from '../src/reviews/review-rows.ts'
import { toUserReviewRow } from '../src/reviews/user-review-rows.ts'
import type { StayReviews } from './demo-stay-reviews.ts'

/** After the reservations that they are about. Guests of stays that are over were invited back then. */
export async function writeDemoReviews(em: EntityManager, written: StayReviews, now: Temporal.Instant): Promise<void> {
  await insertRows(em, 'organisation_review', written.reviews.map(toReviewRow))
  await insertRows(em, 'user_review', written.userReviews.map(toUserReviewRow))
  await sql`
    update user_account set average_rating = given.average
    from (select user_id, round(avg(rating), 2) as average from user_review where status = 'PUBLISHED' and is_visible group by user_id) as given
    where id = given.user_id`.execute(databaseOf(em))
  await sql`
    update reservation set review_invited_at = invited.at
    from (
      select id, (departure + 1 + time '09:10') at time zone ${platformZone} as at
      from reservation where status = 'completed') as invited
    where invited.id = reservation.id and invited.at <= ${now.toString()}`.execute(databaseOf(em))
}
