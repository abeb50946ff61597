import type { ReviewListing } from '@camp/application/reviews/reviews.ts'
import type { OrganisationReview, ReviewJudgement } from '@camp/domain/reviews/organisation-review.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Selectable } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import type { Tables } from '../postgres/typed-database.ts'

export type ReviewRow = Selectable<Tables['organisation_review']>

export interface ReviewListingRow extends ReviewRow {
  readonly slug: string
  readonly organisation_name: string
  readonly simple_reference: string | null
}

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
    answer:
      row.answer === null || row.answered_at === null ? null : { text: row.answer, at: Temporal.Instant.from(row.answered_at) },
    report: toReport(row),
    isPublic: row.is_public,
    publishedToGoogle: row.published_to_google,
    helpfulCount: row.helpful_count,
    createdAt: Temporal.Instant.from(row.created_at),
    ...toJudgement(row),
  }
}

export function toReviewListing(row: ReviewListingRow): ReviewListing {
  const organisation = { slug: row.slug, name: row.organisation_name }
  return { review: toReview(row), organisation, simpleReference: row.simple_reference }
}

function toReport({ report_reason: reason, reported_at: at, report_closed_at: closed }: ReviewRow): OrganisationReview['report'] {
  if (reason === null || at === null) return null
  return { reason, at: Temporal.Instant.from(at), closedAt: storedInstant(closed) }
}

/** Of either kind of review. */
export function toJudgement({
  id,
  status,
  rejection_reason: rejectionReason,
}: Pick<ReviewRow, 'status' | 'rejection_reason'> & { readonly id: string }): ReviewJudgement {
  if (status !== 'REJECTED') return { status, rejectionReason: null }
  if (rejectionReason === null) throw new Error(`review ${id} was rejected without a reason`)
  return { status, rejectionReason }
}
