import type { PublishedReview } from '@camp/application/reviews/list-published-reviews.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { withoutCookie } from '#app/addresses/vote-parameters.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { type ReviewsInWords, reviewsInWords } from './reviews-in-words.ts'

interface ReviewsQuery {
  readonly useCases: Pick<UseCases, 'listPublishedReviews'>
  readonly organisation: { readonly slug: string; readonly name: string }
  readonly search: URLSearchParams
  readonly voters: readonly string[]
  readonly language: PageLanguage
}

interface LoadedReviews {
  /** Null where nobody has written yet. */
  readonly inWords: ReviewsInWords | null
  /** Those of this page. */
  readonly published: readonly PublishedReview[]
}

export async function loadReviews({ useCases, organisation, search, voters, language }: ReviewsQuery): Promise<LoadedReviews> {
  const page = Number(search.get('reviews') ?? 1)
  const published = await useCases.listPublishedReviews.execute({ orgSlug: organisation.slug, page, voters })
  if (!published.ok) return { inWords: null, published: [] }
  const inWords = reviewsInWords({
    published: published.value,
    campsite: organisation.name,
    isWithoutCookie: search.has(withoutCookie),
    language,
  })
  return { inWords, published: published.value.reviews }
}
