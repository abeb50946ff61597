import type { OrganisationReview } from '@camp/domain/reviews/organisation-review.ts'
import type { ReviewSummary } from '@camp/domain/reviews/review-summary.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { NotFound } from '../shared/refusals.ts'
import { pagingWithin } from './paging-within.ts'
import { type HelpfulVotes, newestFirst, type Reviews, type VoterKey } from './reviews.ts'

export interface ListPublishedReviewsPorts {
  readonly catalogues: Pick<Catalogues, 'findBySlug'>
  readonly reviews: Pick<Reviews, 'list' | 'summary'>
  readonly helpfulVotes: Pick<HelpfulVotes, 'of'>
}

/** What anybody may read: listed fields, nothing that leads to the author or the reservation. */
export interface PublishedReview
  extends Pick<
    OrganisationReview,
    'id' | 'authorName' | 'stayMonth' | 'text' | 'answer' | 'helpfulCount' | 'publishedToGoogle' | 'createdAt'
  > {
  /** Whole stars, 1 to 5. */
  readonly overall: number
  readonly isVotedByReader: boolean
}

export interface PublishedReviews {
  readonly summary: ReviewSummary
  readonly reviews: readonly PublishedReview[]
  /** From 1; the last one when a later one was asked for. */
  readonly page: number
  readonly pages: number
}

export interface PublishedReviewsQuery {
  readonly orgSlug: string
  readonly page: number
  /** Every name that is known of the reader; none: somebody who never voted. */
  readonly voters: readonly VoterKey[]
}

export const publishedReviewsAPage = 6

/** The averages of an organisation with its newest reviews. */
export class ListPublishedReviews {
  readonly #ports: ListPublishedReviewsPorts

  constructor(ports: ListPublishedReviewsPorts) {
    this.#ports = ports
  }

  async execute({ orgSlug, page, voters }: PublishedReviewsQuery): Promise<Result<PublishedReviews, NotFound>> {
    const { catalogues, reviews } = this.#ports
    const organisation = (await catalogues.findBySlug(orgSlug))?.organisation
    if (!organisation) return refused({ code: 'not-found' })
    const summary = await reviews.summary(organisation.id)
    const paging = pagingWithin(page, summary.count, publishedReviewsAPage)
    const filter = { organisationId: organisation.id, status: 'PUBLISHED', isPublic: true } as const
    const rows = summary.count > 0 ? (await reviews.list(filter, newestFirst(paging.slice))).rows : []
    const shown = await this.#shown(
      rows.map(({ review }) => review),
      voters,
    )
    return accepted({ summary, reviews: shown, page: paging.page, pages: paging.pages })
  }

  async #shown(listed: readonly OrganisationReview[], voters: readonly VoterKey[]): Promise<readonly PublishedReview[]> {
    const ids = listed.map(({ id }) => id)
    const voted = voters.length > 0 && ids.length > 0 ? await this.#ports.helpfulVotes.of(voters, ids) : new Set()
    return listed.map(({ id, authorName, stayMonth, text, answer, helpfulCount, publishedToGoogle, createdAt, ratings }) => ({
      id,
      authorName,
      stayMonth,
      text,
      answer,
      helpfulCount,
      publishedToGoogle,
      createdAt,
      overall: ratings.overall,
      isVotedByReader: voted.has(id),
    }))
  }
}
