import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import {
  type GivenReview,
  type ReviewIncomplete,
  type ReviewProblem,
  type StayNotCompleted,
  writeReview,
} from '@camp/domain/reviews/write-review.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { AlreadyReviewed, Reviews } from './reviews.ts'

export interface WriteReviewPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly reviews: Reviews
  readonly clock: Clock
  readonly randomness: Randomness
}

export interface WriteReviewCommand extends GivenReview {
  /** The key: whoever holds the link has stayed there. */
  readonly id: ReservationId
}

export type WriteReviewRefusal = NotFound | StayNotCompleted | AlreadyReviewed | ReviewIncomplete<ReviewProblem>

/** By the guest, through the link. */
export class WriteReview {
  readonly #ports: WriteReviewPorts

  constructor(ports: WriteReviewPorts) {
    this.#ports = ports
  }

  async execute({ id, ratings, text }: WriteReviewCommand): Promise<Result<OrganisationReview, WriteReviewRefusal>> {
    const { reservations, reviews, clock, randomness } = this.#ports
    const reservation = await reservations.find(id)
    if (!reservation) return refused({ code: 'not-found' })
    if (await reviews.ofReservation(id)) return refused({ code: 'already-reviewed' })
    const reviewId = randomness.uuid() as OrganisationReviewId
    const written = writeReview(reservation, { ratings, text }, { id: reviewId, now: clock.now() })
    if (!written.ok) return written
    const added = await reviews.add(written.value)
    return added.ok ? accepted(written.value) : added
  }
}
