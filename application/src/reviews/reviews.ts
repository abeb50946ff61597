import type { OrganisationReview, OrganisationReviewId, ReviewStatus } from '@camp/domain/reviews/organisation-review.ts'
import type { ReviewSummary } from '@camp/domain/reviews/review-summary.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'

export type AlreadyReviewed = { readonly code: 'already-reviewed' }

export interface ReviewFilter {
  readonly organisationId?: OrganisationId
  /** The author. */
  readonly userId?: UserId
  readonly status?: ReviewStatus
  readonly isPublic?: boolean
  /** With a report that the platform has not answered. */
  readonly isReported?: boolean
  readonly isAnswered?: boolean
}

export const reviewSorts = ['createdAt', 'overall', 'author', 'organisation', 'helpfulCount'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Rows of a long list, from `offset` on. */
export interface Slice {
  readonly offset: number
  readonly limit: number
}

export function newestFirst({ offset, limit }: Slice): Listing<'createdAt'> {
  return { search: '', sort: 'createdAt', isDescending: true, offset, limit }
}

export interface ReviewedOrganisation {
  readonly slug: string
  readonly name: string
}

/** A review with what a list shows beside it. */
export interface ReviewListing {
  readonly review: OrganisationReview
  readonly organisation: ReviewedOrganisation
  /** Of the reservation; null for reviews without one. */
  readonly simpleReference: string | null
}

/** What guests say of organisations. */
export interface Reviews {
  find(id: OrganisationReviewId): Promise<OrganisationReview | undefined>
  /** Like `find`, and until the transaction ends nobody else changes this review. */
  findForChange(id: OrganisationReviewId): Promise<OrganisationReview | undefined>
  ofReservation(id: ReservationId): Promise<OrganisationReview | undefined>
  /** Of two reviews of one stay, added at the same moment, exactly one is accepted. */
  add(review: OrganisationReview): Promise<Result<void, AlreadyReviewed>>
  /** Everything but the helpful count, which votes alone change. */
  replace(review: OrganisationReview): Promise<void>
  /** The search looks in author, text, organisation and reference. */
  list(filter: ReviewFilter, listing: Listing<ReviewSort>): Promise<ListedPage<ReviewListing>>
  /** Of what anybody may read. */
  summary(id: OrganisationId): Promise<ReviewSummary>
}

/** Who votes, as a hash that names nobody. */
export type VoterKey = string

export interface HelpfulVote {
  readonly id: OrganisationReviewId
  /** Every name that is known of the reader, one at least: of the account, of the browser. */
  readonly voters: readonly VoterKey[]
  /** Of the network; null where it is not known. Kept as a hash with a key of that day alone. */
  readonly address: string | null
  readonly at: Temporal.Instant
}

/**
 * Readers found a review helpful: once by all their names and once a network address and day (UTC), also at
 * the same moment (rule V5).
 */
export interface HelpfulVotes {
  /**
   * Raises the review's helpful count. False when one of these names had voted before (then the others are
   * known with it), or this address on the same day.
   */
  add(vote: HelpfulVote): Promise<boolean>
  /** Those of the reviews that the reader voted for, by any of these names. */
  of(voters: readonly VoterKey[], ids: readonly OrganisationReviewId[]): Promise<ReadonlySet<OrganisationReviewId>>
}
