import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { data } from 'react-router'
import { askAgainParameter, withoutCookie } from '#app/addresses/vote-parameters.ts'

interface Vote {
  readonly reviewId: OrganisationReviewId
  /** Every name that is known of the reader. */
  readonly voters: readonly string[]
  /** Of the network; null where it is not known. */
  readonly address: string | null
}

/** A vote that was counted before changes nothing. */
export async function answerVote({ voteHelpful }: Pick<UseCases, 'voteHelpful'>, { reviewId, ...reader }: Vote): Promise<void> {
  const voted = await voteHelpful.execute({ id: reviewId, ...reader })
  if (!voted.ok) throw data({ code: voted.refusal.code }, { status: 404 })
}

/** On the page of the campsite, with the dates and the page of reviews that it showed. */
export function reviewsAddress(orgSlug: string, { searchParams }: URL, reviewId = ''): string {
  const query = new URLSearchParams(searchParams)
  for (const added of ['_routes', askAgainParameter, withoutCookie]) query.delete(added)
  const place = /^[\w-]+$/.test(reviewId) ? `review-${reviewId}` : 'reviews'
  return `/${encodeURIComponent(orgSlug)}${query.size > 0 ? `?${query}` : ''}#${place}`
}
