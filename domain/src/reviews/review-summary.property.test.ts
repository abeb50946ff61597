import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPublishedReview, aReview } from '../testing/a-review.ts'
import { reviewStatuses } from './organisation-review.ts'
import { ratedAspects } from './ratings.ts'
import { noReviews, reviewSummary } from './review-summary.ts'

const stars = fc.integer({ min: 1, max: 5 })
const ratings = fc.record({ facilities: stars, location: stars, value: stars, cleanliness: stars, overall: stars })
const reviews = fc.array(
  fc.record({ ratings, status: fc.constantFrom(...reviewStatuses), isPublic: fc.boolean() }).map((facts) => aReview(facts)),
)

describe('the averages', () => {
  it('are of what anybody may read, whatever else there is', () => {
    fc.assert(
      fc.property(reviews, (all) => {
        const shown = all.filter(({ status, isPublic }) => status === 'PUBLISHED' && isPublic)
        expect(reviewSummary(all)).toEqual(reviewSummary(shown))
        expect(reviewSummary(all).count).toBe(shown.length)
      }),
    )
  })

  it('lie between the worst and the best, and do not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(ratings, { minLength: 1 }), (given) => {
        const summary = reviewSummary(given.map((one) => aPublishedReview({ ratings: one })))
        const reversed = reviewSummary(given.toReversed().map((one) => aPublishedReview({ ratings: one })))
        for (const aspect of ratedAspects) {
          const all = given.map((one) => one[aspect])
          expect(summary.averages?.[aspect]).toBeGreaterThanOrEqual(Math.min(...all))
          expect(summary.averages?.[aspect]).toBeLessThanOrEqual(Math.max(...all))
          expect(summary.averages?.[aspect]).toBe(reversed.averages?.[aspect])
        }
      }),
    )
  })

  it('are none without reviews', () => {
    expect(reviewSummary([aReview()])).toEqual(noReviews)
  })
})
