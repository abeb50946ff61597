import type { AlreadyReviewed, Listed, Slice } from '@camp/application/reviews/reviews.ts'
import type { StayToReview, UserReviewFilter, UserReviewListing, UserReviews } from '@camp/application/reviews/user-reviews.ts'
import type { UserReview, UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Selectable, sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

type UserReviewRow = Selectable<Tables['user_review']>

const guestName = sql<string>`trim(concat_ws(' ', reservation.first_name, reservation.last_name))`

export class PostgresUserReviews implements UserReviews {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async find(id: UserReviewId): Promise<UserReview | undefined> {
    if (!isUuid(id)) return undefined
    const row = await databaseOf(this.#em).selectFrom('user_review').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toUserReview(row)
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
    if (!isUuid(id)) return
    await this.#em.transactional(async () => {
      const rows = await databaseOf(this.#em)
        .updateTable('user_review')
        .set({ is_visible: isVisible })
        .where('id', '=', id)
        .returning('user_id')
        .execute()
      for (const { user_id: userId } of rows) if (userId) await this.#refreshAverage(userId)
    })
  }

  async list({ organisationId, userId, isVisible }: UserReviewFilter, slice: Slice): Promise<Listed<UserReviewListing>> {
    const fitting = databaseOf(this.#em)
      .selectFrom('user_review as review')
      .$call((query) => (organisationId === undefined ? query : query.where('review.organisation_id', '=', organisationId)))
      .$call((query) => (userId === undefined ? query : query.where('review.user_id', '=', userId)))
      .$call((query) => (isVisible === undefined ? query : query.where('review.is_visible', '=', isVisible)))
    const newestFirst = fitting.selectAll('review').orderBy('created_at', 'desc').orderBy('id')
    const rows = await databaseOf(this.#em)
      .selectFrom(newestFirst.limit(slice.limit).offset(slice.offset).as('page'))
      .innerJoin('organisation', 'organisation.id', 'page.organisation_id')
      .innerJoin('reservation', 'reservation.id', 'page.reservation_id')
      .selectAll('page')
      .select(['organisation.slug', 'organisation.name as organisation_name', 'reservation.simple_reference'])
      .select(guestName.as('guest_name'))
      .orderBy('page.created_at', 'desc')
      .orderBy('page.id')
      .execute()
    const { total } = await fitting.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
    return { rows: rows.map(toListing), total: Number(total) }
  }

  async staysToReview(
    organisationId: OrganisationId,
    since: Temporal.PlainDate,
    limit: number,
  ): Promise<readonly StayToReview[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('reservation')
      .select(['id', 'simple_reference', guestName.as('guest_name'), 'arrival', 'departure'])
      .where('organisation_id', '=', organisationId)
      .where('status', '=', 'completed')
      .where('departure', '>=', since.toString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('user_review as review').select('review.id').whereRef('review.reservation_id', '=', 'reservation.id'),
          ),
        ),
      )
      .orderBy('departure', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, simple_reference, guest_name, arrival, departure }) => ({
      reservationId: id,
      simpleReference: simple_reference,
      guestName: guest_name,
      arrival: Temporal.PlainDate.from(arrival),
      departure: Temporal.PlainDate.from(departure),
    }))
  }

  async averageOf(id: UserId): Promise<number | null> {
    const row = await databaseOf(this.#em)
      .selectFrom('user_account')
      .select('average_rating')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.average_rating ? Number(row.average_rating) : null
  }

  async #insert(review: UserReview): Promise<void> {
    const { id, organisationId, reservationId, userId, rating, comment, isVisible, createdAt } = review
    await databaseOf(this.#em)
      .insertInto('user_review')
      .values({
        id,
        organisation_id: organisationId,
        reservation_id: reservationId,
        user_id: userId,
        rating,
        comment,
        is_visible: isVisible,
        created_at: createdAt.toString(),
      })
      .execute()
  }

  /** The account is locked first: of two writers the second counts what the first wrote. */
  async #refreshAverage(id: UserId): Promise<void> {
    await databaseOf(this.#em).selectFrom('user_account').select('id').where('id', '=', id).forUpdate().execute()
    await databaseOf(this.#em)
      .updateTable('user_account')
      .set(({ selectFrom }) => ({
        average_rating: selectFrom('user_review')
          .select(({ fn, val }) => fn<string>('round', [fn.avg('rating'), val(2)]).as('average'))
          .where('user_id', '=', id)
          .where('is_visible', '=', true),
      }))
      .where('id', '=', id)
      .execute()
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
    createdAt: Temporal.Instant.from(row.created_at),
  }
}

interface ListingRow extends UserReviewRow {
  readonly slug: string
  readonly organisation_name: string
  readonly simple_reference: string
  readonly guest_name: string
}

function toListing(row: ListingRow): UserReviewListing {
  const organisation = { slug: row.slug, name: row.organisation_name }
  return { review: toUserReview(row), organisation, guestName: row.guest_name, simpleReference: row.simple_reference }
}
