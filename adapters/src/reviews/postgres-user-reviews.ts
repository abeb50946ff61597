import type { AlreadyReviewed, Listed, Slice } from '@camp/application/reviews/reviews.ts'
import type { StayToReview, UserReviewFilter, UserReviewListing, UserReviews } from '@camp/application/reviews/user-reviews.ts'
import type { UserReview, UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'
import { asUuid } from './postgres-reviews.ts'
import { type StoredMoment, toInstant } from './review-rows.ts'

interface UserReviewRow {
  readonly id: UserReviewId
  readonly organisation_id: OrganisationId
  readonly reservation_id: ReservationId
  readonly user_id: UserId
  readonly rating: number
  readonly comment: string
  readonly is_visible: boolean
  readonly created_at: StoredMoment
}

interface ListingRow extends UserReviewRow {
  readonly slug: string
  readonly organisation_name: string
  readonly simple_reference: string
  readonly guest_name: string
}

interface StayRow {
  readonly id: ReservationId
  readonly simple_reference: string
  readonly guest_name: string
  readonly arrival: string
  readonly departure: string
}

const guestName = sql`trim(concat_ws(' ', reservation.first_name, reservation.last_name)) as guest_name`

export class PostgresUserReviews implements UserReviews {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async find(id: UserReviewId): Promise<UserReview | undefined> {
    const { rows } = await sql<UserReviewRow>`select * from user_review where id = ${asUuid(id)}`.execute(this.#writing())
    return rows[0] && toUserReview(rows[0])
  }

  async add(review: UserReview): Promise<Result<void, AlreadyReviewed>> {
    try {
      await this.#em.transactional(async () => {
        await this.#insert(review)
        if (review.userId) await this.#refreshAverage(review.userId)
      })
      return accepted(undefined)
    } catch (error) {
      if (!violates(error, 'guest_reviewed_once')) throw error
      return refused({ code: 'already-reviewed' })
    }
  }

  async setVisible(id: UserReviewId, isVisible: boolean): Promise<void> {
    await this.#em.transactional(async () => {
      const { rows } = await sql<{ user_id: UserId | null }>`
        update user_review set is_visible = ${isVisible} where id = ${asUuid(id)} returning user_id`.execute(this.#writing())
      for (const { user_id: userId } of rows) if (userId) await this.#refreshAverage(userId)
    })
  }

  async list({ organisationId, userId, isVisible }: UserReviewFilter, slice: Slice): Promise<Listed<UserReviewListing>> {
    const fitting = sql`
      from user_review as review
      where (${organisationId ?? null}::uuid is null or review.organisation_id = ${organisationId ?? null}::uuid)
        and (${userId ?? null}::uuid is null or review.user_id = ${userId ?? null}::uuid)
        and (${isVisible ?? null}::boolean is null or review.is_visible = ${isVisible ?? null}::boolean)`
    const { rows } = await sql<ListingRow>`
      select page.*, organisation.slug, organisation.name as organisation_name, reservation.simple_reference, ${guestName}
      from (select review.* ${fitting} order by created_at desc, id limit ${slice.limit} offset ${slice.offset}) as page
        join organisation on organisation.id = page.organisation_id
        join reservation on reservation.id = page.reservation_id
      order by page.created_at desc, page.id`.execute(this.#em.getKysely())
    const counted = await sql<{ total: number }>`select count(*)::int as total ${fitting}`.execute(this.#em.getKysely())
    return { rows: rows.map(toListing), total: counted.rows[0]?.total ?? 0 }
  }

  async staysToReview(
    organisationId: OrganisationId,
    since: Temporal.PlainDate,
    limit: number,
  ): Promise<readonly StayToReview[]> {
    const { rows } = await sql<StayRow>`
      select id, simple_reference, ${guestName}, arrival, departure from reservation
      where organisation_id = ${organisationId} and status = 'completed' and departure >= ${since.toString()}
        and not exists (select from user_review where reservation_id = reservation.id)
      order by departure desc, id limit ${limit}`.execute(this.#em.getKysely())
    return rows.map(({ id, simple_reference, guest_name, arrival, departure }) => ({
      reservationId: id,
      simpleReference: simple_reference,
      guestName: guest_name,
      arrival: Temporal.PlainDate.from(arrival),
      departure: Temporal.PlainDate.from(departure),
    }))
  }

  async averageOf(id: UserId): Promise<number | null> {
    const { rows } = await sql<{ average: number | null }>`
      select average_rating::float8 as average from user_account where id = ${id}`.execute(this.#em.getKysely())
    return rows[0]?.average ?? null
  }

  async #insert(review: UserReview): Promise<void> {
    const { id, organisationId, reservationId, userId, rating, comment, isVisible, createdAt } = review
    await sql`
      insert into user_review (id, organisation_id, reservation_id, user_id, rating, comment, is_visible, created_at)
      values (${id}, ${organisationId}, ${reservationId}, ${userId}, ${rating}, ${comment}, ${isVisible},
        ${createdAt.toString()})`.execute(this.#writing())
  }

  /** The account is locked first: of two writers the second counts what the first wrote. */
  async #refreshAverage(id: UserId): Promise<void> {
    await sql`select from user_account where id = ${id} for update`.execute(this.#writing())
    await sql`
      update user_account
      set average_rating = (select round(avg(rating), 2) from user_review where user_id = ${id} and is_visible)
      where id = ${id}`.execute(this.#writing())
  }

  #writing() {
    return this.#em.getKysely({ type: 'write' })
  }
}

function toUserReview(row: UserReviewRow): UserReview {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    userId: row.user_id,
    rating: row.rating,
    comment: row.comment,
    isVisible: row.is_visible,
    createdAt: toInstant(row.created_at),
  }
}

function toListing(row: ListingRow): UserReviewListing {
  const organisation = { slug: row.slug, name: row.organisation_name }
  return { review: toUserReview(row), organisation, guestName: row.guest_name, simpleReference: row.simple_reference }
}
