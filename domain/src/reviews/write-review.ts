import type { CompletedReservation, Reservation } from '../reservations/reservation.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import type { Temporal } from '../shared/temporal.ts'
import { authorName } from './author-name.ts'
import type { OrganisationReview, OrganisationReviewId } from './organisation-review.ts'
import { isRating, type RatedAspect, type ReviewRatings, ratedAspects } from './ratings.ts'
import { longestTexts, type TextProblem, textProblem } from './review-text.ts'

/** As a form gave it: null where no stars were chosen. */
export interface GivenReview {
  readonly ratings: Readonly<Record<RatedAspect, number | null>>
  readonly text: string
}

export type ReviewProblem = { readonly field: RatedAspect; readonly code: 'rating-missing' } | TextProblem<'text'>
export type StayNotCompleted = { readonly code: 'stay-not-completed' }
export type ReviewIncomplete<Problem> = { readonly code: 'review-incomplete'; readonly problems: readonly Problem[] }

/** By the guest of a completed stay; PENDING until the platform has read it (rules V1, V3). */
export function writeReview(
  reservation: Reservation,
  given: GivenReview,
  { id, now }: { readonly id: OrganisationReviewId; readonly now: Temporal.Instant },
): Result<OrganisationReview, StayNotCompleted | ReviewIncomplete<ReviewProblem>> {
  if (reservation.status !== 'completed') return refused({ code: 'stay-not-completed' })
  const { ratings } = given
  const problems = reviewProblems(given)
  if (problems.length > 0 || !isWhole(ratings)) return refused({ code: 'review-incomplete', problems })
  return accepted({ id, ...writtenAbout(reservation), ratings, text: given.text.trim(), createdAt: now })
}

function reviewProblems({ ratings, text }: GivenReview): readonly ReviewProblem[] {
  const unrated = ratedAspects.filter((aspect) => !isRating(ratings[aspect]))
  const wrongText = textProblem('text', text, longestTexts.review)
  return [...unrated.map((field) => ({ field, code: 'rating-missing' }) as const), ...(wrongText ? [wrongText] : [])]
}

function isWhole(ratings: GivenReview['ratings']): ratings is ReviewRatings {
  return ratedAspects.every((aspect) => isRating(ratings[aspect]))
}

function writtenAbout({ id, organisationId, guest, stay }: CompletedReservation) {
  return {
    organisationId,
    reservationId: id,
    userId: guest.userId,
    authorName: authorName(guest.firstName, guest.lastName),
    stayMonth: stay.arrival.toPlainYearMonth(),
    answer: null,
    report: null,
    isPublic: true,
    publishedToGoogle: false,
    helpfulCount: 0,
    ...({ status: 'PENDING', rejectionReason: null } as const),
  }
}
