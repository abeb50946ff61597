import type { AnswerReview, JudgeReview, ReportReview } from './change-review.ts'
import type { InviteReviews } from './invite-reviews.ts'
import type { ListMyReviews } from './list-my-reviews.ts'
import type { ListPublishedReviews } from './list-published-reviews.ts'
import type { ListReviews, ListUserReviews } from './list-reviews.ts'
import type { ListGuestReviews, ReviewGuest, ShowOrHideUserReview } from './review-guests.ts'
import type { ShowStayToReview } from './show-stay-to-review.ts'
import type { VoteHelpful } from './vote-helpful.ts'
import type { WriteReview } from './write-review.ts'

/** What guests and organisations say of each other, as the doors see it. */
export interface ReviewsUseCases {
  readonly showStayToReview: Pick<ShowStayToReview, 'execute'>
  readonly writeReview: Pick<WriteReview, 'execute'>
  readonly listPublishedReviews: Pick<ListPublishedReviews, 'execute'>
  readonly voteHelpful: Pick<VoteHelpful, 'execute'>
  readonly listMyReviews: Pick<ListMyReviews, 'execute'>
  readonly listReviews: Pick<ListReviews, 'execute'>
  readonly answerReview: Pick<AnswerReview, 'execute'>
  readonly reportReview: Pick<ReportReview, 'execute'>
  readonly judgeReview: Pick<JudgeReview, 'execute'>
  readonly listGuestReviews: Pick<ListGuestReviews, 'execute'>
  readonly reviewGuest: Pick<ReviewGuest, 'execute'>
  readonly listUserReviews: Pick<ListUserReviews, 'execute'>
  readonly showOrHideUserReview: Pick<ShowOrHideUserReview, 'execute'>
  readonly inviteReviews: Pick<InviteReviews, 'execute'>
}
