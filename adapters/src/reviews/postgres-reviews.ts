import type { AlreadyReviewed, Listed, ReviewFilter, ReviewListing, Reviews, Slice } from '@camp/application/reviews/reviews.ts'
import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { noReviews, type ReviewSummary } from '@camp/domain/reviews/review-summary.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { insertRows } from '../import-export/organisation-sql.ts'
import { violates } from '../postgres/constraint-violations.ts'
import { type ReviewListingRow, type ReviewRow, toReview, toReviewListing, toReviewRow } from './review-rows.ts'

interface SummaryRow extends Record<keyof NonNullable<ReviewSummary['averages']>, number | null> {
  readonly count: number
}

export class PostgresReviews implements Reviews {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  find(id: OrganisationReviewId): Promise<OrganisationReview | undefined> {
    return this.#findOne(sql`select * from organisation_review where id = ${asUuid(id)}`)
  }

  findForChange(id: OrganisationReviewId): Promise<OrganisationReview | undefined> {
    return this.#findOne(sql`select * from organisation_review where id = ${asUuid(id)} for update`)
  }

  ofReservation(id: ReservationId): Promise<OrganisationReview | undefined> {
    return this.#findOne(sql`select * from organisation_review where reservation_id = ${id}`)
  }

  async add(review: OrganisationReview): Promise<Result<void, AlreadyReviewed>> {
    try {
      // A savepoint when a transaction is open: a refused insert must not poison the caller's work.
      await this.#em.transactional(() => insertRows(this.#em, 'organisation_review', [toReviewRow(review)]))
      return accepted(undefined)
    } catch (error) {
      if (!violates(error, 'reservation_reviewed_once')) throw error
      return refused({ code: 'already-reviewed' })
    }
  }

  async replace(review: OrganisationReview): Promise<void> {
    const row = toReviewRow(review)
    await sql`
      update organisation_review
      set answer = ${row.answer}, answered_at = ${row.answered_at}, report_reason = ${row.report_reason},
        reported_at = ${row.reported_at}, report_closed_at = ${row.report_closed_at}, status = ${row.status},
        rejection_reason = ${row.rejection_reason}, is_public = ${row.is_public},
        published_to_google = ${row.published_to_google}
      where id = ${row.id}`.execute(this.#em.getKysely({ type: 'write' }))
  }

  async list(filter: ReviewFilter, { offset, limit }: Slice): Promise<Listed<ReviewListing>> {
    const fitting = sql`from organisation_review as review where ${fits(filter)}`
    const kysely = this.#em.getKysely()
    const { rows } = await sql<ReviewListingRow>`
      select page.*, organisation.slug, organisation.name as organisation_name, reservation.simple_reference
      from (select review.* ${fitting} order by created_at desc, id limit ${limit} offset ${offset}) as page
        join organisation on organisation.id = page.organisation_id
        left join reservation on reservation.id = page.reservation_id
      order by page.created_at desc, page.id`.execute(kysely)
    const counted = await sql<{ total: number }>`select count(*)::int as total ${fitting}`.execute(kysely)
    return { rows: rows.map(toReviewListing), total: counted.rows[0]?.total ?? 0 }
  }

  async summary(id: OrganisationId): Promise<ReviewSummary> {
    const { rows } = await sql<SummaryRow>`
      select count(*)::int as count, avg(facilities)::float8 as facilities, avg(location)::float8 as location,
        avg(value)::float8 as value, avg(cleanliness)::float8 as cleanliness, avg(overall)::float8 as overall
      from organisation_review
      where organisation_id = ${id} and status = 'PUBLISHED' and is_public`.execute(this.#em.getKysely())
    return toSummary(rows[0])
  }

  async #findOne(query: RawBuilder<unknown>): Promise<OrganisationReview | undefined> {
    const { rows } = await query.execute(this.#em.getKysely({ type: 'write' }))
    const [row] = rows as readonly ReviewRow[]
    return row && toReview(row)
  }
}

function fits({ organisationId, userId, status, isPublic, isReported, isAnswered }: ReviewFilter) {
  const conditions = [
    sql`true`,
    organisationId !== undefined && sql`review.organisation_id = ${organisationId}`,
    userId !== undefined && sql`review.user_id = ${userId}`,
    status !== undefined && sql`review.status = ${status}`,
    isPublic !== undefined && sql`review.is_public = ${isPublic}`,
    isReported !== undefined && sql`(review.reported_at is not null and review.report_closed_at is null) = ${isReported}`,
    isAnswered !== undefined && sql`(review.answer is not null) = ${isAnswered}`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  )
}

function toSummary(row: SummaryRow | undefined): ReviewSummary {
  if (!row || row.count === 0) return noReviews
  const { count, facilities, location, value, cleanliness, overall } = row
  const averages = { facilities, location, value, cleanliness, overall }
  if (Object.values(averages).some((average) => average === null)) throw new Error('reviews without an average')
  return { count, averages: averages as NonNullable<ReviewSummary['averages']> }
}

/** An id from an address may be anything: what is no UUID is nobody's, not an error of the database. */
export function asUuid(id: string): string | null {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : null
}
