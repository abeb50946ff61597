import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { AnswerReview, JudgeReview, ReportReview } from '../change-review.ts'
import { InviteReviews } from '../invite-reviews.ts'
import { ListMyReviews } from '../list-my-reviews.ts'
import { ListPublishedReviews } from '../list-published-reviews.ts'
import { ListReviews, ListUserReviews } from '../list-reviews.ts'
import { ListGuestReviews, ReviewGuest, ShowOrHideUserReview } from '../review-guests.ts'
import type { ReviewPorts } from '../review-ports.ts'
import type { ReviewsUseCases } from '../reviews-use-cases.ts'
import { ShowStayToReview } from '../show-stay-to-review.ts'
import { VoteHelpful } from '../vote-helpful.ts'
import { WriteReview } from '../write-review.ts'
import { InMemoryHelpfulVotes, InMemoryReviews } from './in-memory-reviews.ts'
import { InMemoryReviewInvitations, InMemoryUserReviews } from './in-memory-user-reviews.ts'

interface Stays {
  readonly campsites: readonly Catalogue[]
  readonly reservations: Reservations
}

export function reviewStores({ campsites, reservations }: Stays) {
  const organisationOf = (id: OrganisationId) => {
    const organisation = campsites.find((campsite) => campsite.organisation.id === id)?.organisation
    return { slug: organisation?.slug ?? '', name: organisation?.name ?? '' }
  }
  const referenceOf = async (id: Parameters<Reservations['find']>[0]) => (await reservations.find(id))?.simpleReference ?? null
  const reviews = new InMemoryReviews({ organisationOf, referenceOf })
  return {
    reviews,
    helpfulVotes: new InMemoryHelpfulVotes(reviews),
    userReviews: new InMemoryUserReviews({ reservations, organisationOf }),
    reviewInvitations: new InMemoryReviewInvitations(reservations, reviews),
  }
}

export function reviewUseCases(ports: ReviewPorts) {
  return {
    showStayToReview: new ShowStayToReview(ports),
    writeReview: new WriteReview(ports),
    listPublishedReviews: new ListPublishedReviews(ports),
    voteHelpful: new VoteHelpful(ports),
    listMyReviews: new ListMyReviews(ports),
    listReviews: new ListReviews(ports),
    answerReview: new AnswerReview(ports),
    reportReview: new ReportReview(ports),
    judgeReview: new JudgeReview(ports),
    listGuestReviews: new ListGuestReviews(ports),
    reviewGuest: new ReviewGuest(ports),
    listUserReviews: new ListUserReviews(ports),
    showOrHideUserReview: new ShowOrHideUserReview(ports),
    inviteReviews: new InviteReviews(ports),
  } satisfies ReviewsUseCases
}
