import type { GivenReview } from '@camp/domain/reviews/write-review.ts'

export const nothingGiven: GivenReview = {
  ratings: { facilities: null, location: null, value: null, cleanliness: null, overall: null },
  text: '',
}
