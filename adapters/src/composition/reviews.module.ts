import { AnswerReview, JudgeReview, ReportReview } from '@camp/application/reviews/change-review.ts'
import { InviteReviews } from '@camp/application/reviews/invite-reviews.ts'
import { ListMyReviews } from '@camp/application/reviews/list-my-reviews.ts'
import { ListPublishedReviews } from '@camp/application/reviews/list-published-reviews.ts'
import { ListReviews, ListUserReviews } from '@camp/application/reviews/list-reviews.ts'
import { ListGuestReviews, ReviewGuest, ShowOrHideUserReview } from '@camp/application/reviews/review-guests.ts'
import type { ReviewsUseCases } from '@camp/application/reviews/reviews-use-cases.ts'
import { ShowStayToReview } from '@camp/application/reviews/show-stay-to-review.ts'
import { VoteHelpful } from '@camp/application/reviews/vote-helpful.ts'
import { WriteReview } from '@camp/application/reviews/write-review.ts'
import { ContainerModule, type Newable } from 'inversify'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresHelpfulVotes } from '../reviews/postgres-helpful-votes.ts'
import { PostgresReviewInvitations } from '../reviews/postgres-review-invitations.ts'
import { PostgresReviews } from '../reviews/postgres-reviews.ts'
import { PostgresUserReviews } from '../reviews/postgres-user-reviews.ts'
import { Ports } from './ports.ts'

export const reviewsUseCases = {
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
  showOrHideUserReview: ShowOrHideUserReview,
  inviteReviews: InviteReviews,
} satisfies { readonly [Name in keyof ReviewsUseCases]: Newable<ReviewsUseCases[Name]> }

/** What guests and organisations say of each other. */
export const reviewsModule = new ContainerModule(({ bind }) => {
  bind(Ports.reviews).toResolvedValue((em) => namingOutages(new PostgresReviews(em)), [Ports.entityManager])
  bind(Ports.helpfulVotes).toResolvedValue((em) => namingOutages(new PostgresHelpfulVotes(em)), [Ports.entityManager])
  bind(Ports.userReviews).toResolvedValue((em) => namingOutages(new PostgresUserReviews(em)), [Ports.entityManager])
  bind(Ports.reviewInvitations).toResolvedValue((em) => namingOutages(new PostgresReviewInvitations(em)), [Ports.entityManager])
  bind(Ports.reviewPorts).toResolvedValue(
    (reservationPorts, reviews, helpfulVotes, userReviews, reviewInvitations) => ({
      ...reservationPorts,
      reviews,
      helpfulVotes,
      userReviews,
      reviewInvitations,
    }),
    [Ports.reservationPorts, Ports.reviews, Ports.helpfulVotes, Ports.userReviews, Ports.reviewInvitations],
  )
  bind(ShowStayToReview).toResolvedValue((ports) => new ShowStayToReview(ports), [Ports.reviewPorts])
  bind(WriteReview).toResolvedValue((ports) => new WriteReview(ports), [Ports.reviewPorts])
  bind(ListPublishedReviews).toResolvedValue((ports) => new ListPublishedReviews(ports), [Ports.reviewPorts])
  bind(VoteHelpful).toResolvedValue((ports) => new VoteHelpful(ports), [Ports.reviewPorts])
  bind(ListMyReviews).toResolvedValue((ports) => new ListMyReviews(ports), [Ports.reviewPorts])
  bind(ListReviews).toResolvedValue((ports) => new ListReviews(ports), [Ports.reviewPorts])
  bind(AnswerReview).toResolvedValue((ports) => new AnswerReview(ports), [Ports.reviewPorts])
  bind(ReportReview).toResolvedValue((ports) => new ReportReview(ports), [Ports.reviewPorts])
  bind(JudgeReview).toResolvedValue((ports) => new JudgeReview(ports), [Ports.reviewPorts])
  bind(ListGuestReviews).toResolvedValue((ports) => new ListGuestReviews(ports), [Ports.reviewPorts])
  bind(ReviewGuest).toResolvedValue((ports) => new ReviewGuest(ports), [Ports.reviewPorts])
  bind(ListUserReviews).toResolvedValue((ports) => new ListUserReviews(ports), [Ports.reviewPorts])
  bind(ShowOrHideUserReview).toResolvedValue((ports) => new ShowOrHideUserReview(ports), [Ports.reviewPorts])
  bind(InviteReviews).toResolvedValue((ports) => new InviteReviews(ports), [Ports.reviewPorts])
})
