import type { CompletedReservation } from '../reservations/reservation.ts'
import type { OrganisationReview, OrganisationReviewId } from '../reviews/organisation-review.ts'
import type { ReviewRatings } from '../reviews/ratings.ts'
import type { GivenReview } from '../reviews/write-review.ts'
import type { OrganisationId, ReservationId, UserId } from '../shared/ids.ts'
import { Temporal } from '../shared/temporal.ts'
import { aMoment } from './a-moment.ts'
import { aConfirmedReservation } from './a-submitted-reservation.ts'

export function someRatings(facts: Partial<ReviewRatings> = {}): ReviewRatings {
  return { facilities: 4, location: 5, value: 4, cleanliness: 3, overall: 4, ...facts }
}

export function aGivenReview(facts: Partial<GivenReview> = {}): GivenReview {
  return { ratings: someRatings(), text: 'Hot water every morning.', ...facts }
}

/** Any of its fields; that status and reason belong together is the test's to mind. */
export type SomeReviewFacts = { readonly [Field in keyof OrganisationReview]?: OrganisationReview[Field] }

/** Of a stay in February 2027, not read by the platform yet. */
export function aReview(facts: SomeReviewFacts = {}): OrganisationReview {
  const review = {
    id: 'review-1' as OrganisationReviewId,
    organisationId: 'organisation-1' as OrganisationId,
    reservationId: 'reservation-1' as ReservationId,
    userId: 'user-1' as UserId,
    authorName: 'Thandi N.',
    stayMonth: Temporal.PlainYearMonth.from('2027-02'),
    ratings: someRatings(),
    text: 'Hot water every morning.',
    answer: null,
    report: null,
    isPublic: true,
    publishedToGoogle: false,
    helpfulCount: 0,
    status: 'PENDING',
    rejectionReason: null,
    createdAt: aMoment('2027-02-06T10:00').now,
    ...facts,
  }
  return review as OrganisationReview
}

export function aPublishedReview(facts: SomeReviewFacts = {}): OrganisationReview {
  return aReview({ status: 'PUBLISHED', ...facts })
}

/** From 1 to 5 February 2027; completed by itself. */
export function aCompletedReservation(facts: Partial<CompletedReservation> = {}): CompletedReservation {
  return { ...aConfirmedReservation(), status: 'completed', checkedOutAt: null, ...facts }
}
