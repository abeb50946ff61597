import type { ReviewListing } from '@camp/application/reviews/reviews.ts'
import type { OrganisationReview, OrganisationReviewId, ReviewStatus } from '@camp/domain/reviews/organisation-review.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

export interface ReviewRow {
  readonly id: OrganisationReviewId
  readonly organisation_id: OrganisationId
  readonly reservation_id: ReservationId | null
  readonly user_id: UserId | null
  readonly author_name: string
  /** Its first day. */
  readonly stay_month: string | null
  readonly facilities: number
  readonly location: number
  readonly value: number
  readonly cleanliness: number
  readonly overall: number
  readonly review_text: string
  readonly answer: string | null
  readonly answered_at: StoredMoment | null
  readonly report_reason: string | null
  readonly reported_at: StoredMoment | null
  readonly report_closed_at: StoredMoment | null
  readonly status: ReviewStatus
  readonly rejection_reason: string | null
  readonly is_public: boolean
  readonly published_to_google: boolean
  readonly helpful_count: number
  readonly created_at: StoredMoment
}

export interface ReviewListingRow extends ReviewRow {
  readonly slug: string
  readonly organisation_name: string
  readonly simple_reference: string | null
}

export type StoredMoment = Date | string

export function toReviewRow(review: OrganisationReview) {
  const { ratings, answer, report } = review
  return {
    id: review.id,
    organisation_id: review.organisationId,
    reservation_id: review.reservationId,
    user_id: review.userId,
    author_name: review.authorName,
    stay_month: review.stayMonth && `${review.stayMonth}-01`,
    ...ratings,
    review_text: review.text,
    answer: answer?.text ?? null,
    answered_at: answer?.at.toString() ?? null,
    report_reason: report?.reason ?? null,
    reported_at: report?.at.toString() ?? null,
    report_closed_at: report?.closedAt?.toString() ?? null,
    status: review.status,
    rejection_reason: review.rejectionReason,
    is_public: review.isPublic,
    published_to_google: review.publishedToGoogle,
    helpful_count: review.helpfulCount,
    created_at: review.createdAt.toString(),
  }
}

export function toReview(row: ReviewRow): OrganisationReview {
  const { facilities, location, value, cleanliness, overall } = row
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    userId: row.user_id,
    authorName: row.author_name,
    stayMonth: row.stay_month === null ? null : Temporal.PlainDate.from(row.stay_month).toPlainYearMonth(),
    ratings: { facilities, location, value, cleanliness, overall },
    text: row.review_text,
    answer: row.answer === null || row.answered_at === null ? null : { text: row.answer, at: toInstant(row.answered_at) },
    report: toReport(row),
    isPublic: row.is_public,
    publishedToGoogle: row.published_to_google,
    helpfulCount: row.helpful_count,
    createdAt: toInstant(row.created_at),
    ...toJudgement(row),
  }
}

export function toReviewListing(row: ReviewListingRow): ReviewListing {
  const organisation = { slug: row.slug, name: row.organisation_name }
  return { review: toReview(row), organisation, simpleReference: row.simple_reference }
}

export function toInstant(stored: StoredMoment): Temporal.Instant {
  return Temporal.Instant.from(stored instanceof Date ? stored.toISOString() : stored)
}

function toReport({ report_reason: reason, reported_at: at, report_closed_at: closed }: ReviewRow): OrganisationReview['report'] {
  if (reason === null || at === null) return null
  return { reason, at: toInstant(at), closedAt: closed === null ? null : toInstant(closed) }
}

function toJudgement({ id, status, rejection_reason: rejectionReason }: ReviewRow) {
  if (status !== 'REJECTED') return { status, rejectionReason: null }
  if (rejectionReason === null) throw new Error(`review ${id} was rejected without a reason`)
  return { status, rejectionReason }
}
