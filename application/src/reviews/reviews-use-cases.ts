import { AnswerReview, JudgeReview, ReportReview } from './change-review.ts'
import { InviteReviews } from './invite-reviews.ts'
import { JudgeUserReview } from './judge-user-review.ts'
import { ListMyReviews } from './list-my-reviews.ts'
import { ListPublishedReviews } from './list-published-reviews.ts'
import { ListReviews, ListUserReviews } from './list-reviews.ts'
import { ListGuestReviews, ReviewGuest } from './review-guests.ts'
import { ShowStayToReview } from './show-stay-to-review.ts'
import { VoteHelpful } from './vote-helpful.ts'
import { WriteReview } from './write-review.ts'

/** What guests and organisations say of each other, as the doors see it. */
export const reviewUseCases = {
  showStayToReview: ShowStayToReview,
  writeReview: WriteReview,
  listPublishedReviews: ListPublishedReviews,
  voteHelpful: VoteHelpful,
  listMyReviews: ListMyReviews,
  listReviews: ListReviews,
  answerReview: AnswerReview,
  reportReview: ReportReview,
  judgeReview: JudgeReview,
  listGuestReviews: ListGuestReviews,
  reviewGuest: ReviewGuest,
  listUserReviews: ListUserReviews,
  judgeUserReview: JudgeUserReview,
  inviteReviews: InviteReviews,
}
