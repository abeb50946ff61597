import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Reservations } from '../../reservations/reservations.ts'
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
