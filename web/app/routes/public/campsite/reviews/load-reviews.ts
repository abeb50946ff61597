import type { UseCases } from '@camp/application/use-cases.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { type ReviewsInWords, reviewsInWords } from './reviews-in-words.ts'

interface ReviewsQuery {
  readonly useCases: Pick<UseCases, 'listPublishedReviews'>
  readonly organisation: { readonly slug: string; readonly name: string }
  readonly search: URLSearchParams
  readonly voter: string | null
  readonly language: PageLanguage
}

/** Null where nobody has written yet. */
export async function loadReviews({
  useCases,
  organisation,
  search,
  voter,
  language,
}: ReviewsQuery): Promise<ReviewsInWords | null> {
  const page = Number(search.get('reviews') ?? 1)
  const published = await useCases.listPublishedReviews.execute({ orgSlug: organisation.slug, page, voter })
  return published.ok ? reviewsInWords({ published: published.value, campsite: organisation.name, language }) : null
}
