import type { Reservation } from '@camp/domain/reservations/reservation.ts'
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
import { type NotifyPorts, notify } from '../reservations/notify.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { AlreadyReviewed, Reviews } from './reviews.ts'

export interface WriteReviewPorts extends NotifyPorts, ReservationContextPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly reviews: Reviews
  readonly transaction: Transaction
  readonly randomness: Randomness
}

export interface WriteReviewCommand extends GivenReview {
  /** The key: whoever holds the link has stayed there. */
  readonly id: ReservationId
}

export type WriteReviewRefusal = NotFound | StayNotCompleted | AlreadyReviewed | ReviewIncomplete<ReviewProblem>

/** By the guest, through the link; the campsite hears of it. */
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
    return this.#ports.transaction.run(async () => {
      const added = await reviews.add(written.value)
      if (!added.ok) return added
      await this.#tell(reservation)
      return accepted(written.value)
    })
  }

  async #tell(reservation: Reservation): Promise<void> {
    if (reservation.status === 'temporaryHold') return
    const context = await contextOf(reservation, this.#ports)
    await notify(this.#ports, { event: 'review-received', reservation, context })
  }
}
