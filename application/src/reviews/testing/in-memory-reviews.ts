import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { type ReviewSummary, reviewSummary } from '@camp/domain/reviews/review-summary.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ListedPage, Listing } from '../../shared/listing.ts'
import type {
  AlreadyReviewed,
  HelpfulVote,
  HelpfulVotes,
  ReviewedOrganisation,
  ReviewFilter,
  ReviewListing,
  ReviewSort,
  Reviews,
  VoterKey,
} from '../reviews.ts'
import { listedPage } from './listed-page.ts'

export interface InMemoryReviewsFacts {
  readonly organisationOf: (id: OrganisationId) => ReviewedOrganisation
  readonly referenceOf: (id: ReservationId) => Promise<string | null>
}

export class InMemoryReviews implements Reviews {
  readonly #reviews = new Map<OrganisationReviewId, OrganisationReview>()
  readonly #facts: InMemoryReviewsFacts

  constructor(facts: InMemoryReviewsFacts) {
    this.#facts = facts
  }

  async find(id: OrganisationReviewId): Promise<OrganisationReview | undefined> {
    return this.#reviews.get(id)
  }

  findForChange(id: OrganisationReviewId): Promise<OrganisationReview | undefined> {
    return this.find(id)
  }

  async ofReservation(id: ReservationId): Promise<OrganisationReview | undefined> {
    return this.#all().find(({ reservationId }) => reservationId === id)
  }

  async add(review: OrganisationReview): Promise<Result<void, AlreadyReviewed>> {
    const { reservationId } = review
    if (this.#all().some((other) => reservationId !== null && other.reservationId === reservationId)) {
      return refused({ code: 'already-reviewed' })
    }
    this.#reviews.set(review.id, review)
    return accepted(undefined)
  }

  async replace(review: OrganisationReview): Promise<void> {
    const helpfulCount = this.#reviews.get(review.id)?.helpfulCount ?? review.helpfulCount
    this.#reviews.set(review.id, { ...review, helpfulCount })
  }

  async list(filter: ReviewFilter, listing: Listing<ReviewSort>): Promise<ListedPage<ReviewListing>> {
    const fitting = this.#all().filter((review) => fits(review, filter))
    return listedPage(await Promise.all(fitting.map((review) => this.#listing(review))), listing, {
      texts: ({ review, organisation, simpleReference }) => [
        review.authorName,
        review.text,
        organisation.name,
        simpleReference ?? '',
      ],
      sorts: {
        createdAt: ({ review }) => review.createdAt.epochMilliseconds,
        overall: ({ review }) => review.ratings.overall,
        author: ({ review }) => review.authorName,
        organisation: ({ organisation }) => organisation.name,
        helpfulCount: ({ review }) => review.helpfulCount,
      },
    })
  }

  async summary(id: OrganisationId): Promise<ReviewSummary> {
    return reviewSummary(this.#all().filter(({ organisationId }) => organisationId === id))
  }

  /** For votes alone. */
  raiseHelpful(id: OrganisationReviewId): void {
    const review = this.#reviews.get(id)
    if (review) this.#reviews.set(id, { ...review, helpfulCount: review.helpfulCount + 1 })
  }

  async #listing(review: OrganisationReview): Promise<ReviewListing> {
    const { organisationOf, referenceOf } = this.#facts
    const simpleReference = review.reservationId && (await referenceOf(review.reservationId))
    return { review, organisation: organisationOf(review.organisationId), simpleReference }
  }

  #all(): readonly OrganisationReview[] {
    return [...this.#reviews.values()]
  }
}

function fits(review: OrganisationReview, filter: ReviewFilter): boolean {
  const facts = {
    organisationId: review.organisationId,
    userId: review.userId,
    status: review.status,
    isPublic: review.isPublic,
    isReported: review.report !== null && review.report.closedAt === null,
    isAnswered: review.answer !== null,
  }
  return Object.entries(filter).every(([name, wanted]) => wanted === undefined || facts[name as keyof typeof facts] === wanted)
}

export class InMemoryHelpfulVotes implements HelpfulVotes {
  readonly #reviews: InMemoryReviews
  readonly #votes = new Set<string>()
  readonly #places = new Set<string>()

  constructor(reviews: InMemoryReviews) {
    this.#reviews = reviews
  }

  async add({ id, voters, address, at }: HelpfulVote): Promise<boolean> {
    const votes = voters.map((voter) => `${id} ${voter}`)
    const place = `${id} ${address} ${at.toString().slice(0, 10)}`
    const isKnown = votes.some((vote) => this.#votes.has(vote))
    if (!isKnown && address !== null && this.#places.has(place)) return false
    for (const vote of votes) this.#votes.add(vote)
    if (isKnown) return false
    this.#places.add(place)
    this.#reviews.raiseHelpful(id)
    return true
  }

  async of(voters: readonly VoterKey[], ids: readonly OrganisationReviewId[]): Promise<ReadonlySet<OrganisationReviewId>> {
    return new Set(ids.filter((id) => voters.some((voter) => this.#votes.has(`${id} ${voter}`))))
  }
}
