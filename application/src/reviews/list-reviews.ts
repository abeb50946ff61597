import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { ReviewDenied } from './review-permission.ts'
import type { ReviewFilter, ReviewListing, ReviewSort, Reviews } from './reviews.ts'
import type { UserReviewFilter, UserReviewListing, UserReviewSort, UserReviews } from './user-reviews.ts'

type Wanted<Filter, Sort extends string> = Omit<Filter, 'organisationId' | 'userId'> & {
  readonly actor: Actor
  readonly listing: Listing<Sort>
}

export type ListReviewsQuery = Wanted<ReviewFilter, ReviewSort> & { readonly orgSlug: string | null }

/** Of one organisation for its staff; of all of them for the platform. */
export class ListReviews {
  readonly #ports: { readonly catalogues: Pick<Catalogues, 'findBySlug'>; readonly reviews: Pick<Reviews, 'list'> }

  constructor(ports: { readonly catalogues: Pick<Catalogues, 'findBySlug'>; readonly reviews: Pick<Reviews, 'list'> }) {
    this.#ports = ports
  }

  async execute(query: ListReviewsQuery): Promise<Result<ListedPage<ReviewListing>, ReviewDenied>> {
    const { actor, orgSlug, listing, ...filter } = query
    const { catalogues, reviews } = this.#ports
    if (orgSlug === null) {
      if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
      return accepted(await reviews.list(filter, listing))
    }
    const organisationId = (await catalogues.findBySlug(orgSlug))?.organisation.id
    const judged = judgeStaff(actor, organisationId)
    return judged.ok ? accepted(await reviews.list({ ...filter, organisationId }, listing)) : judged
  }
}

/** All that organisations wrote of guests: for the platform. */
export class ListUserReviews {
  readonly #ports: { readonly userReviews: Pick<UserReviews, 'list'> }

  constructor(ports: { readonly userReviews: Pick<UserReviews, 'list'> }) {
    this.#ports = ports
  }

  async execute(query: Wanted<UserReviewFilter, UserReviewSort>): Promise<Result<ListedPage<UserReviewListing>, NotPermitted>> {
    const { actor, listing, ...filter } = query
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.userReviews.list(filter, listing))
  }
}
