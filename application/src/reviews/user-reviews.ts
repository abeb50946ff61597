import type { ReviewStatus } from '@camp/domain/reviews/organisation-review.ts'
import type { UserReview, UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'
import type { AlreadyReviewed, ReviewedOrganisation } from './reviews.ts'

export interface UserReviewFilter {
  readonly organisationId?: OrganisationId
  /** The guest that it is about. */
  readonly userId?: UserId
  readonly status?: ReviewStatus
  readonly isVisible?: boolean
}

export const userReviewSorts = ['createdAt', 'rating', 'guest', 'organisation'] as const
export type UserReviewSort = (typeof userReviewSorts)[number]

export interface UserReviewListing {
  readonly review: UserReview
  readonly organisation: ReviewedOrganisation
  readonly guestName: string
  readonly simpleReference: string
}

/** A completed stay whose guest the organisation has not reviewed. */
export interface StayToReview {
  readonly reservationId: ReservationId
  readonly simpleReference: string
  readonly guestName: string
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
}

/**
 * What organisations say of guests. The account's average rating follows every change: of what the guest may
 * read, null without any.
 */
export interface UserReviews {
  find(id: UserReviewId): Promise<UserReview | undefined>
  /** Like `find`, and until the transaction ends nobody else changes this review. */
  findForChange(id: UserReviewId): Promise<UserReview | undefined>
  /** Of two reviews of one stay, added at the same moment, exactly one is accepted. */
  add(review: UserReview): Promise<Result<void, AlreadyReviewed>>
  /** What was decided on it; what was written stays. */
  replace(review: UserReview): Promise<void>
  /** The search looks in guest, comment, organisation and reference. */
  list(filter: UserReviewFilter, listing: Listing<UserReviewSort>): Promise<ListedPage<UserReviewListing>>
  /** Departed on `since` or after; the latest departure first. */
  staysToReview(id: OrganisationId, since: Temporal.PlainDate, limit: number): Promise<readonly StayToReview[]>
  /** To two decimals. */
  averageOf(id: UserId): Promise<number | null>
}
