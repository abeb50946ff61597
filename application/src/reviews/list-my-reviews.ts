import type { OrganisationReview } from '@camp/domain/reviews/organisation-review.ts'
import type { UserReview } from '@camp/domain/reviews/user-review.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { ReservationListing, Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { newestFirst, type ReviewedOrganisation, type Reviews } from './reviews.ts'
import type { UserReviews } from './user-reviews.ts'

export interface ListMyReviewsPorts {
  readonly reservations: Pick<Reservations, 'list'>
  readonly catalogues: Pick<Catalogues, 'findBySlug'>
  readonly reviews: Pick<Reviews, 'list'>
  readonly userReviews: Pick<UserReviews, 'list' | 'averageOf'>
}

export interface MyReviews {
  /** Completed stays without a review, the latest booking first. */
  readonly toWrite: readonly (Pick<ReservationListing, 'id' | 'arrival' | 'departure'> & {
    readonly organisation: ReviewedOrganisation
  })[]
  readonly written: readonly { readonly review: OrganisationReview; readonly organisation: ReviewedOrganisation }[]
  readonly received: readonly {
    readonly review: Pick<UserReview, 'id' | 'rating' | 'comment' | 'createdAt'>
    readonly organisation: ReviewedOrganisation
  }[]
  /** Of those received; null without any. */
  readonly average: number | null
}

const mostStays = 100
const mostShown = newestFirst({ offset: 0, limit: mostStays })

/** What somebody who is signed in wrote of campsites, and what campsites wrote of them. */
export class ListMyReviews {
  readonly #ports: ListMyReviewsPorts

  constructor(ports: ListMyReviewsPorts) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<MyReviews, NotPermitted>> {
    if (actor.kind !== 'user') return refused({ code: 'not-permitted' })
    const { reservations, reviews, userReviews } = this.#ports
    const { userId } = actor
    const written = await reviews.list({ userId }, mostShown)
    const received = await userReviews.list({ userId, status: 'PUBLISHED', isVisible: true }, mostShown)
    const stays = await reservations.list({ userId, status: 'completed', limit: mostStays })
    const reviewed = new Set(written.rows.map(({ review }) => review.reservationId))
    return accepted({
      toWrite: await Promise.all(stays.filter(({ id }) => !reviewed.has(id)).map((stay) => this.#stayToReview(stay))),
      written: written.rows.map(({ review, organisation }) => ({ review, organisation })),
      received: received.rows.map(({ review: { id, rating, comment, createdAt }, organisation }) => ({
        review: { id, rating, comment, createdAt },
        organisation,
      })),
      average: await userReviews.averageOf(userId),
    })
  }

  async #stayToReview({ id, organisationSlug: slug, arrival, departure }: ReservationListing) {
    const name = (await this.#ports.catalogues.findBySlug(slug))?.organisation.name ?? slug
    return { id, organisation: { slug, name }, arrival, departure }
  }
}
