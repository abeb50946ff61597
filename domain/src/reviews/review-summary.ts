import { isShown, type OrganisationReview } from './organisation-review.ts'
import { type RatedAspect, ratedAspects } from './ratings.ts'

/** How many there are, and the mean of each aspect; null without any. */
export interface ReviewSummary {
  readonly count: number
  readonly averages: Readonly<Record<RatedAspect, number>> | null
}

export const noReviews: ReviewSummary = { count: 0, averages: null }

/** Of what anybody may read; the rest counts nowhere. */
export function reviewSummary(reviews: readonly OrganisationReview[]): ReviewSummary {
  const shown = reviews.filter(isShown)
  if (shown.length === 0) return noReviews
  const averageOf = (aspect: RatedAspect) => mean(shown.map(({ ratings }) => ratings[aspect]))
  const averages = Object.fromEntries(ratedAspects.map((aspect) => [aspect, averageOf(aspect)]))
  return { count: shown.length, averages: averages as Record<RatedAspect, number> }
}

/** Of at least one number. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
