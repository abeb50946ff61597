import {
  type GivenUserReview,
  type UserReview,
  type UserReviewId,
  type UserReviewProblem,
  writeUserReview,
} from '@camp/domain/reviews/user-review.ts'
import type { ReviewIncomplete, StayNotCompleted } from '@camp/domain/reviews/write-review.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { ReviewDenied } from './review-permission.ts'
import { type AlreadyReviewed, newestFirst } from './reviews.ts'
import type { StayToReview, UserReviewListing, UserReviews } from './user-reviews.ts'

export interface ReviewGuestsPorts {
  readonly catalogues: Pick<Catalogues, 'findBySlug'>
  readonly userReviews: UserReviews
  readonly reservations: Pick<Reservations, 'find'>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
}

export interface GuestReviews {
  /** Completed in the last 60 days. */
  readonly toWrite: readonly StayToReview[]
  readonly written: readonly UserReviewListing[]
}

const daysToReview = 60
const mostShown = 50

/** The stays whose guests an organisation may review, and what it wrote before. */
export class ListGuestReviews {
  readonly #ports: Pick<ReviewGuestsPorts, 'catalogues' | 'userReviews' | 'clock'>

  constructor(ports: Pick<ReviewGuestsPorts, 'catalogues' | 'userReviews' | 'clock'>) {
    this.#ports = ports
  }

  async execute(query: { readonly actor: Actor; readonly orgSlug: string }): Promise<Result<GuestReviews, ReviewDenied>> {
    const { catalogues, userReviews, clock } = this.#ports
    const organisation = (await catalogues.findBySlug(query.orgSlug))?.organisation
    const judged = judgeStaff(query.actor, organisation?.id)
    if (!judged.ok || !organisation) return judged.ok ? refused({ code: 'not-found' }) : judged
    const since = todayIn(organisation.province.country.timezone, clock).subtract({ days: daysToReview })
    const written = await userReviews.list({ organisationId: organisation.id }, newestFirst({ offset: 0, limit: mostShown }))
    return accepted({
      toWrite: await userReviews.staysToReview(organisation.id, since, mostShown),
      written: written.rows,
    })
  }
}

export type ReviewGuestRefusal = ReviewDenied | StayNotCompleted | AlreadyReviewed | ReviewIncomplete<UserReviewProblem>

/** By the organisation, of the guest of a completed stay. */
export class ReviewGuest {
  readonly #ports: Omit<ReviewGuestsPorts, 'catalogues'>

  constructor(ports: Omit<ReviewGuestsPorts, 'catalogues'>) {
    this.#ports = ports
  }

  async execute({
    actor,
    reservationId,
    ...given
  }: { readonly actor: Actor; readonly reservationId: ReservationId } & GivenUserReview): Promise<
    Result<UserReview, ReviewGuestRefusal>
  > {
    const { reservations, userReviews, transaction, clock, randomness } = this.#ports
    const reservation = await reservations.find(reservationId)
    const judged = judgeStaff(actor, reservation?.organisationId)
    if (!judged.ok || !reservation) return judged.ok ? refused({ code: 'not-found' }) : judged
    const id = randomness.uuid() as UserReviewId
    const written = writeUserReview(reservation, given, { id, now: clock.now() })
    if (!written.ok) return written
    const added = await transaction.run(() => userReviews.add(written.value))
    return added.ok ? written : added
  }
}
