import type { Reservation } from '../reservations/reservation.ts'
import type { Id, OrganisationId, ReservationId, UserId } from '../shared/ids.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { ReviewJudgement } from './organisation-review.ts'
import { isRating } from './ratings.ts'
import { longestTexts, type TextProblem, textProblem } from './review-text.ts'
import type { ReviewIncomplete, StayNotCompleted } from './write-review.ts'

export type UserReviewId = Id<'user-review'>

interface UserReviewFacts {
  readonly id: UserReviewId
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  /** The guest; null for one without an account. */
  readonly userId: UserId | null
  /** Whole stars, 1 to 5. */
  readonly rating: number
  readonly comment: string
  /** The platform may hide what is published; then it counts nowhere. */
  readonly isVisible: boolean
  readonly createdAt: Temporal.Instant
}

/**
 * What an organisation says of a guest after a stay: once it is published the guest reads it, and
 * organisations see the average.
 */
export type UserReview = UserReviewFacts & ReviewJudgement

/** The guest reads it, and it counts in the average. */
export function isShownToGuest({ status, isVisible }: Pick<UserReview, 'status' | 'isVisible'>): boolean {
  return status === 'PUBLISHED' && isVisible
}

export interface GivenUserReview {
  readonly rating: number | null
  readonly comment: string
}

export type UserReviewProblem = { readonly field: 'rating'; readonly code: 'rating-missing' } | TextProblem<'comment'>

/** By the organisation of a completed stay; PENDING until the platform has read it (rules V1, V3). */
export function writeUserReview(
  reservation: Reservation,
  { rating, comment }: GivenUserReview,
  { id, now }: { readonly id: UserReviewId; readonly now: Temporal.Instant },
): Result<UserReview, StayNotCompleted | ReviewIncomplete<UserReviewProblem>> {
  if (reservation.status !== 'completed') return refused({ code: 'stay-not-completed' })
  const wrongText = textProblem('comment', comment, longestTexts.comment)
  const problems: readonly UserReviewProblem[] = [
    ...(isRating(rating) ? [] : [{ field: 'rating', code: 'rating-missing' } as const]),
    ...(wrongText ? [wrongText] : []),
  ]
  if (problems.length > 0 || !isRating(rating)) return refused({ code: 'review-incomplete', problems })
  const { id: reservationId, organisationId, guest } = reservation
  const about = { organisationId, reservationId, userId: guest.userId }
  const judgement = { status: 'PENDING', rejectionReason: null } as const
  return accepted({ id, ...about, rating, comment: comment.trim(), isVisible: true, createdAt: now, ...judgement })
}
