import type { AlreadyReviewed } from '@camp/application/reviews/reviews.ts'
import type {
  StayToReview,
  UserReviewFilter,
  UserReviewListing,
  UserReviewSort,
  UserReviews,
} from '@camp/application/reviews/user-reviews.ts'
import type { ListedPage, Listing } from '@camp/application/shared/listing.ts'
import type { UserReview, UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Kysely, sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'
import { fullName } from '../postgres/name-in-sql.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { toUserReview, toUserReviewListing, toUserReviewRow } from './user-review-rows.ts'

const guestName = sql<string>`coalesce(${fullName('reservation')}, '')`

const sortColumns = {
  createdAt: sql`review.created_at`,
  rating: sql`review.rating`,
  guest: guestName,
  organisation: sql`organisation.search_name`,
} as const satisfies Record<UserReviewSort, unknown>

const searched = sql<string>`search_form(concat_ws(' ', ${guestName}, review.comment, organisation.name, reservation.simple_reference))`

function fittingUserReviews(database: Kysely<Tables>, filter: UserReviewFilter, search: string) {
  const { organisationId, userId, status, isVisible } = filter
  return database
    .selectFrom('user_review as review')
    .innerJoin('organisation', 'organisation.id', 'review.organisation_id')
    .innerJoin('reservation', 'reservation.id', 'review.reservation_id')
    .$call((query) => (search === '' ? query : query.where(sql`strpos(${searched}, search_form(${search}))`, '>', 0)))
    .$call((query) => (organisationId === undefined ? query : query.where('review.organisation_id', '=', organisationId)))
    .$call((query) => (userId === undefined ? query : query.where('review.user_id', '=', userId)))
    .$call((query) => (status === undefined ? query : query.where('review.status', '=', status)))
    .$call((query) => (isVisible === undefined ? query : query.where('review.is_visible', '=', isVisible)))
}

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
        await databaseOf(this.#em).insertInto('user_review').values(toUserReviewRow(review)).execute()
        if (review.userId) await this.#refreshAverage(review.userId)
      })
      return accepted(undefined)
    } catch (error) {
      if (!violates(error, 'guest_reviewed_once')) throw error
      return refused({ code: 'already-reviewed' })
    }
  }

  async findForChange(id: UserReviewId): Promise<UserReview | undefined> {
    if (!isUuid(id)) return undefined
    const row = await databaseOf(this.#em)
      .selectFrom('user_review')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row && toUserReview(row)
  }

  async replace({ id, status, rejectionReason, isVisible }: UserReview): Promise<void> {
    await this.#em.transactional(async () => {
      const rows = await databaseOf(this.#em)
        .updateTable('user_review')
        .set({ status, rejection_reason: rejectionReason, is_visible: isVisible })
        .where('id', '=', id)
        .returning('user_id')
        .execute()
      for (const { user_id: userId } of rows) if (userId) await this.#refreshAverage(userId)
    })
  }

  async list(
    filter: UserReviewFilter,
    { search, sort, isDescending, limit, offset }: Listing<UserReviewSort>,
  ): Promise<ListedPage<UserReviewListing>> {
    const fitting = fittingUserReviews(databaseOf(this.#em), filter, search)
    const rows = await fitting
      .selectAll('review')
      .select(['organisation.slug', 'organisation.name as organisation_name', 'reservation.simple_reference'])
      .select(guestName.as('guest_name'))
      .orderBy(sortColumns[sort], isDescending ? 'desc' : 'asc')
      .orderBy('review.id')
      .$call((query) => (limit === null ? query : query.limit(limit)))
      .offset(offset)
      .execute()
    const { total } = await fitting.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
    return { rows: rows.map(toUserReviewListing), total: Number(total) }
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

  /** The account is locked first: of two writers the second counts what the first wrote. */
  async #refreshAverage(id: UserId): Promise<void> {
    await databaseOf(this.#em).selectFrom('user_account').select('id').where('id', '=', id).forUpdate().execute()
    await databaseOf(this.#em)
      .updateTable('user_account')
      .set(({ selectFrom }) => ({
        average_rating: selectFrom('user_review')
          .select(({ fn, val }) => fn<string>('round', [fn.avg('rating'), val(2)]).as('average'))
          .where('user_id', '=', id)
          .where('status', '=', 'PUBLISHED')
          .where('is_visible', '=', true),
      }))
      .where('id', '=', id)
      .execute()
  }
}
