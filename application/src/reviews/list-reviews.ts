import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { judgeReviewStaff, type ReviewDenied } from './review-permission.ts'
import type { Listed, ReviewFilter, ReviewListing, Reviews, Slice } from './reviews.ts'
import type { UserReviewFilter, UserReviewListing, UserReviews } from './user-reviews.ts'

type Wanted<Filter> = { readonly actor: Actor } & Omit<Filter, 'organisationId' | 'userId'> & Slice

export type ListReviewsQuery = Wanted<ReviewFilter> & { readonly orgSlug: string | null }

/** Of one organisation for its staff; of all of them for the platform. */
export class ListReviews {
  readonly #ports: { readonly catalogues: Pick<Catalogues, 'findBySlug'>; readonly reviews: Pick<Reviews, 'list'> }

  constructor(ports: { readonly catalogues: Pick<Catalogues, 'findBySlug'>; readonly reviews: Pick<Reviews, 'list'> }) {
    this.#ports = ports
  }

  async execute(query: ListReviewsQuery): Promise<Result<Listed<ReviewListing>, ReviewDenied>> {
    const { actor, orgSlug, offset, limit, ...filter } = query
    const { catalogues, reviews } = this.#ports
    if (orgSlug === null) {
      if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
      return accepted(await reviews.list(filter, { offset, limit }))
    }
    const organisationId = (await catalogues.findBySlug(orgSlug))?.organisation.id
    const judged = judgeReviewStaff(actor, organisationId)
    return judged.ok ? accepted(await reviews.list({ ...filter, organisationId }, { offset, limit })) : judged
  }
}

/** All that organisations wrote of guests: for the platform. */
export class ListUserReviews {
  readonly #ports: { readonly userReviews: Pick<UserReviews, 'list'> }

  constructor(ports: { readonly userReviews: Pick<UserReviews, 'list'> }) {
    this.#ports = ports
  }

  async execute(query: Wanted<UserReviewFilter>): Promise<Result<Listed<UserReviewListing>, NotPermitted>> {
    const { actor, offset, limit, ...filter } = query
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.userReviews.list(filter, { offset, limit }))
  }
}
