import type { UserReviewListing } from '@camp/application/reviews/user-reviews.ts'
import type { UserReview } from '@camp/domain/reviews/user-review.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../postgres/typed-database.ts'
import { toJudgement } from './review-rows.ts'

type UserReviewRow = Selectable<Tables['user_review']>

interface UserReviewListingRow extends UserReviewRow {
  readonly slug: string
  readonly organisation_name: string
  readonly simple_reference: string
  readonly guest_name: string
}

export function toUserReviewRow(review: UserReview) {
  return {
    id: review.id,
    organisation_id: review.organisationId,
    reservation_id: review.reservationId,
    user_id: review.userId,
    rating: review.rating,
    comment: review.comment,
    is_visible: review.isVisible,
    created_at: review.createdAt.toString(),
    status: review.status,
    rejection_reason: review.rejectionReason,
  }
}

export function toUserReview(row: UserReviewRow): UserReview {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    userId: row.user_id,
    rating: row.rating,
    comment: row.comment,
    isVisible: row.is_visible,
    createdAt: Temporal.Instant.from(row.created_at),
    ...toJudgement(row),
  }
}

export function toUserReviewListing(row: UserReviewListingRow): UserReviewListing {
  const organisation = { slug: row.slug, name: row.organisation_name }
  return { review: toUserReview(row), organisation, guestName: row.guest_name, simpleReference: row.simple_reference }
}
