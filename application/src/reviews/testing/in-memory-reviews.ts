import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { type ReviewSummary, summaryOf } from '@camp/domain/reviews/review-summary.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type {
  AlreadyReviewed,
  HelpfulVote,
  HelpfulVotes,
  Listed,
  ReviewedOrganisation,
  ReviewFilter,
  ReviewListing,
  Reviews,
  Slice,
  VoterKey,
} from '../reviews.ts'

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

  async list(filter: ReviewFilter, { offset, limit }: Slice): Promise<Listed<ReviewListing>> {
    const found = this.#all()
      .filter((review) => fits(review, filter))
      .toSorted((a, b) => Temporal.Instant.compare(b.createdAt, a.createdAt))
    const rows = found.slice(offset, offset + limit).map((review) => this.#listing(review))
    return { rows: await Promise.all(rows), total: found.length }
  }

  async summary(id: OrganisationId): Promise<ReviewSummary> {
    return summaryOf(this.#all().filter(({ organisationId }) => organisationId === id))
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

  async add({ id, voter, address, at }: HelpfulVote): Promise<boolean> {
    const vote = `${id} ${voter}`
    const place = `${id} ${address} ${at.toString().slice(0, 10)}`
    if (this.#votes.has(vote) || (address !== null && this.#places.has(place))) return false
    this.#votes.add(vote)
    this.#places.add(place)
    this.#reviews.raiseHelpful(id)
    return true
  }

  async of(voter: VoterKey, ids: readonly OrganisationReviewId[]): Promise<ReadonlySet<OrganisationReviewId>> {
    return new Set(ids.filter((id) => this.#votes.has(`${id} ${voter}`)))
  }
}
