import type { Id, OrganisationId, ReservationId, UserId } from '../shared/ids.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { ReviewRatings } from './ratings.ts'

export type OrganisationReviewId = Id<'organisation-review'>

/** Rule V3. */
export const reviewStatuses = ['PENDING', 'PUBLISHED', 'REJECTED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** By the organisation, under the review. */
export interface ReviewAnswer {
  readonly text: string
  readonly at: Temporal.Instant
}

/** The organisation asks the platform to look again; closed once the platform has decided. */
export interface ReviewReport {
  readonly reason: string
  readonly at: Temporal.Instant
  readonly closedAt: Temporal.Instant | null
}

interface ReviewFacts {
  readonly id: OrganisationReviewId
  readonly organisationId: OrganisationId
  /** Null for what was written before reviews knew their stay. */
  readonly reservationId: ReservationId | null
  readonly userId: UserId | null
  /** Shortened: `Thandi M.` */
  readonly authorName: string
  /** In which the stay began. */
  readonly stayMonth: Temporal.PlainYearMonth | null
  readonly ratings: ReviewRatings
  readonly text: string
  readonly answer: ReviewAnswer | null
  readonly report: ReviewReport | null
  /** The platform may hide what is published. */
  readonly isPublic: boolean
  readonly publishedToGoogle: boolean
  /** How many readers found it helpful. */
  readonly helpfulCount: number
  readonly createdAt: Temporal.Instant
}

export type ReviewJudgement =
  | { readonly status: 'PENDING' | 'PUBLISHED'; readonly rejectionReason: null }
  | { readonly status: 'REJECTED'; readonly rejectionReason: string }

/** What a guest says of an organisation after a stay (rule V1). */
export type OrganisationReview = ReviewFacts & ReviewJudgement

/** Anybody may read it, and it counts in the averages. */
export function isShown({ status, isPublic }: Pick<OrganisationReview, 'status' | 'isPublic'>): boolean {
  return status === 'PUBLISHED' && isPublic
}
