import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import type { ReviewInvitations } from './review-invitations.ts'
import type { HelpfulVotes, Reviews } from './reviews.ts'
import type { UserReviews } from './user-reviews.ts'

/** What reviews are kept in, beside the stays that they are about. */
export interface ReviewPorts extends ReservationPorts {
  readonly reviews: Reviews
  readonly helpfulVotes: HelpfulVotes
  readonly userReviews: UserReviews
  readonly reviewInvitations: ReviewInvitations
}
