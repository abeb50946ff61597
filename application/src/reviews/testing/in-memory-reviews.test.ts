import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { InMemoryHelpfulVotes, InMemoryReviews } from './in-memory-reviews.ts'
import { InMemoryReviewInvitations, InMemoryUserReviews } from './in-memory-user-reviews.ts'
import { reviewsContract } from './reviews.contract.ts'

const { slug, name } = campsite.organisation

reviewsContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: () => 6 })
  const organisationOf = () => ({ slug, name })
  const reviews = new InMemoryReviews({
    organisationOf,
    referenceOf: async (id) => (await reservations.find(id))?.simpleReference ?? null,
  })
  return {
    reservations,
    reviews,
    helpfulVotes: new InMemoryHelpfulVotes(reviews),
    userReviews: new InMemoryUserReviews({ reservations, organisationOf }),
    reviewInvitations: new InMemoryReviewInvitations(reservations, reviews),
    stop: async () => {},
  }
})
