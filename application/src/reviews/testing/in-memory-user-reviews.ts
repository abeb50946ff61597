import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { mean } from '@camp/domain/reviews/review-summary.ts'
import { isShownToGuest, type UserReview, type UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import type { ListedPage, Listing } from '../../shared/listing.ts'
import type { ReviewInvitations } from '../review-invitations.ts'
import type { AlreadyReviewed, ReviewedOrganisation, Reviews } from '../reviews.ts'
import type { StayToReview, UserReviewFilter, UserReviewListing, UserReviewSort, UserReviews } from '../user-reviews.ts'
import { listedPage } from './listed-page.ts'

export interface InMemoryUserReviewsFacts {
  readonly reservations: Pick<Reservations, 'find' | 'list'>
  readonly organisationOf: (id: OrganisationId) => ReviewedOrganisation
}

const everything = 10_000

export class InMemoryUserReviews implements UserReviews {
  readonly #reviews = new Map<UserReviewId, UserReview>()
  readonly #facts: InMemoryUserReviewsFacts

  constructor(facts: InMemoryUserReviewsFacts) {
    this.#facts = facts
  }

  async find(id: UserReviewId): Promise<UserReview | undefined> {
    return this.#reviews.get(id)
  }

  async add(review: UserReview): Promise<Result<void, AlreadyReviewed>> {
    if (this.#isReviewed(review.reservationId)) return refused({ code: 'already-reviewed' })
    this.#reviews.set(review.id, review)
    return accepted(undefined)
  }

  findForChange(id: UserReviewId): Promise<UserReview | undefined> {
    return this.find(id)
  }

  async replace(review: UserReview): Promise<void> {
    this.#reviews.set(review.id, review)
  }

  async list(filter: UserReviewFilter, listing: Listing<UserReviewSort>): Promise<ListedPage<UserReviewListing>> {
    const fitting = this.#all().filter((review) => fits(review, filter))
    return listedPage(await Promise.all(fitting.map((review) => this.#listing(review))), listing, {
      texts: ({ review, organisation, guestName, simpleReference }) => [
        guestName,
        review.comment,
        organisation.name,
        simpleReference,
      ],
      sorts: {
        createdAt: ({ review }) => review.createdAt.epochMilliseconds,
        rating: ({ review }) => review.rating,
        guest: ({ guestName }) => guestName,
        organisation: ({ organisation }) => organisation.name,
      },
    })
  }

  async staysToReview(
    organisationId: OrganisationId,
    since: Temporal.PlainDate,
    limit: number,
  ): Promise<readonly StayToReview[]> {
    const stays = await this.#facts.reservations.list({ organisationId, status: 'completed', limit: everything })
    return stays
      .filter(({ id, departure }) => !this.#isReviewed(id) && Temporal.PlainDate.compare(departure, since) >= 0)
      .toSorted((a, b) => Temporal.PlainDate.compare(b.departure, a.departure))
      .slice(0, limit)
      .map(({ id: reservationId, simpleReference, guestName, arrival, departure }) => ({
        reservationId,
        simpleReference,
        guestName: guestName ?? '',
        arrival,
        departure,
      }))
  }

  async averageOf(id: UserId): Promise<number | null> {
    const ratings = this.#all().filter((review) => review.userId === id && isShownToGuest(review))
    return ratings.length === 0 ? null : Math.round(mean(ratings.map(({ rating }) => rating)) * 100) / 100
  }

  async #listing(review: UserReview): Promise<UserReviewListing> {
    const reservation = await this.#facts.reservations.find(review.reservationId)
    const guest = reservation && 'guest' in reservation ? reservation.guest : undefined
    return {
      review,
      organisation: this.#facts.organisationOf(review.organisationId),
      guestName: guest ? `${guest.firstName} ${guest.lastName}` : '',
      simpleReference: reservation?.simpleReference ?? '',
    }
  }

  #isReviewed(id: ReservationId): boolean {
    return this.#all().some(({ reservationId }) => reservationId === id)
  }

  #all(): readonly UserReview[] {
    return [...this.#reviews.values()]
  }
}

function fits(review: UserReview, filter: UserReviewFilter): boolean {
  return Object.entries(filter).every(
    ([name, wanted]) => wanted === undefined || review[name as keyof UserReviewFilter] === wanted,
  )
}

const completed: ReservationStatus = 'completed'

export class InMemoryReviewInvitations implements ReviewInvitations {
  readonly #reservations: Pick<Reservations, 'list' | 'find'>
  readonly #reviews: Pick<Reviews, 'ofReservation'>
  readonly #invited = new Set<ReservationId>()

  constructor(reservations: Pick<Reservations, 'list' | 'find'>, reviews: Pick<Reviews, 'ofReservation'>) {
    this.#reservations = reservations
    this.#reviews = reviews
  }

  async open(since: Temporal.PlainDate, limit: number): Promise<readonly ReservationId[]> {
    const stays = await this.#reservations.list({ status: completed, limit: everything })
    const open: ReservationId[] = []
    for (const { id, departure } of stays.toSorted((a, b) => Temporal.PlainDate.compare(a.departure, b.departure))) {
      const isOver = Temporal.PlainDate.compare(departure, since) < 0
      if (isOver || this.#invited.has(id) || (await this.#reviews.ofReservation(id))) continue
      const stay = await this.#reservations.find(id)
      if (!stay || submittedFacts(stay)?.offline?.notifiesCamper !== false) open.push(id)
    }
    return open.slice(0, limit)
  }

  async markInvited(id: ReservationId): Promise<boolean> {
    if (this.#invited.has(id)) return false
    this.#invited.add(id)
    return true
  }
}
