import type { AlreadyReviewed, ReviewFilter, ReviewListing, ReviewSort, Reviews } from '@camp/application/reviews/reviews.ts'
import type { ListedPage, Listing } from '@camp/application/shared/listing.ts'
import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { noReviews, type ReviewSummary } from '@camp/domain/reviews/review-summary.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Kysely, sql } from 'kysely'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { violates } from '../postgres/constraint-violations.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { toReview, toReviewListing, toReviewRow } from './review-rows.ts'
import { reviewSummaries } from './review-summaries.ts'

export class PostgresReviews implements Reviews {
  readonly #em: EntityManager
  readonly #kept: Pick<KeptFacts, 'reviewSummaries' | 'firstReviews'> | undefined

  constructor(em: EntityManager, kept?: Pick<KeptFacts, 'reviewSummaries' | 'firstReviews'>) {
    this.#em = em
    this.#kept = kept
  }

  async find(id: OrganisationReviewId): Promise<OrganisationReview | undefined> {
    if (!isUuid(id)) return undefined
    const row = await this.#reviews().where('id', '=', id).executeTakeFirst()
    return row && toReview(row)
  }

  async findForChange(id: OrganisationReviewId): Promise<OrganisationReview | undefined> {
    if (!isUuid(id)) return undefined
    const row = await this.#reviews().where('id', '=', id).forUpdate().executeTakeFirst()
    return row && toReview(row)
  }

  async ofReservation(id: ReservationId): Promise<OrganisationReview | undefined> {
    const row = await this.#reviews().where('reservation_id', '=', id).executeTakeFirst()
    return row && toReview(row)
  }

  async add(review: OrganisationReview): Promise<Result<void, AlreadyReviewed>> {
    try {
      // A savepoint when a transaction is open: a refused insert must not poison the caller's work.
      await this.#em.transactional(() =>
        databaseOf(this.#em).insertInto('organisation_review').values(toReviewRow(review)).execute(),
      )
      return accepted(undefined)
    } catch (error) {
      if (!violates(error, 'reservation_reviewed_once')) throw error
      return refused({ code: 'already-reviewed' })
    }
  }

  async replace(review: OrganisationReview): Promise<void> {
    const { answer, answered_at, report_reason, reported_at, report_closed_at, ...row } = toReviewRow(review)
    const { status, rejection_reason, is_public, published_to_google } = row
    const answerAndReport = { answer, answered_at, report_reason, reported_at, report_closed_at }
    await databaseOf(this.#em)
      .updateTable('organisation_review')
      .set({ ...answerAndReport, status, rejection_reason, is_public, published_to_google })
      .where('id', '=', row.id)
      .execute()
    this.#forget()
  }

  #forget(): void {
    this.#kept?.firstReviews.forget()
    this.#kept?.reviewSummaries.forget()
  }

  async list(filter: ReviewFilter, listing: Listing<ReviewSort>): Promise<ListedPage<ReviewListing>> {
    const read = () => this.#list(filter, listing)
    const campsite = isFirstPage(listing) ? readByAnybody(filter) : undefined
    return campsite && this.#kept ? this.#kept.firstReviews.of(this.#em, `${campsite} ${listing.limit ?? 0}`, read) : read()
  }

  async #list(
    filter: ReviewFilter,
    { search, sort, isDescending, limit, offset }: Listing<ReviewSort>,
  ): Promise<ListedPage<ReviewListing>> {
    const fitting = fittingReviews(databaseOf(this.#em), filter, search)
    const rows = await fitting
      .selectAll('review')
      .select(['organisation.slug', 'organisation.name as organisation_name', 'reservation.simple_reference'])
      .select(({ fn }) => fn.countAll().over().as('total'))
      .orderBy(sortColumns[sort], isDescending ? 'desc' : 'asc')
      .orderBy('review.id')
      .$call((query) => (limit === null ? query : query.limit(limit)))
      .offset(offset)
      .execute()
    const [first] = rows
    if (first || offset === 0) return { rows: rows.map(toReviewListing), total: Number(first?.total ?? 0) }
    const { total } = await fitting.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
    return { rows: [], total: Number(total) }
  }

  async summary(id: OrganisationId): Promise<ReviewSummary> {
    const summaries = await reviewSummaries(this.#em, this.#kept?.reviewSummaries, [id])
    return summaries.get(id) ?? noReviews
  }

  #reviews() {
    return databaseOf(this.#em).selectFrom('organisation_review').selectAll()
  }
}

/** The campsite of which these are the reviews that anybody may read. */
function readByAnybody({ organisationId, status, isPublic, ...rest }: ReviewFilter): OrganisationId | undefined {
  const isForAll = status === 'PUBLISHED' && isPublic === true && Object.values(rest).every((value) => value === undefined)
  return isForAll ? organisationId : undefined
}

/** As everybody sees it who comes to the page of a campsite. */
function isFirstPage({ search, sort, isDescending, limit, offset }: Listing<ReviewSort>): boolean {
  return search === '' && sort === 'createdAt' && isDescending && limit !== null && offset === 0
}

const sortColumns = {
  createdAt: 'review.created_at',
  overall: 'review.overall',
  author: 'review.author_name',
  organisation: 'organisation.search_name',
  helpfulCount: 'review.helpful_count',
} as const satisfies Record<ReviewSort, string>

const searched = sql<string>`search_form(concat_ws(' ', review.author_name, review.review_text, organisation.name, reservation.simple_reference))`

function fittingReviews(database: Kysely<Tables>, filter: ReviewFilter, search: string) {
  const { organisationId, userId, status, isPublic, isReported, isAnswered } = filter
  return database
    .selectFrom('organisation_review as review')
    .innerJoin('organisation', 'organisation.id', 'review.organisation_id')
    .leftJoin('reservation', 'reservation.id', 'review.reservation_id')
    .$call((query) => (search === '' ? query : query.where(sql`strpos(${searched}, search_form(${search}))`, '>', 0)))
    .$call((query) => (organisationId === undefined ? query : query.where('review.organisation_id', '=', organisationId)))
    .$call((query) => (userId === undefined ? query : query.where('review.user_id', '=', userId)))
    .$call((query) => (status === undefined ? query : query.where('review.status', '=', status)))
    .$call((query) => (isPublic === undefined ? query : query.where('review.is_public', '=', isPublic)))
    .$call((query) => (isReported === undefined ? query : query.where(isOpenlyReported, '=', isReported)))
    .$call((query) => (isAnswered === undefined ? query : query.where('review.answer', isAnswered ? 'is not' : 'is', null)))
}

const isOpenlyReported = sql<boolean>`(review.reported_at is not null and review.report_closed_at is null)`
