import type { SortableResult } from '@camp/domain/search/sort-results.ts'
import type { Candidate } from './find-campsites-near.ts'

/** As orders see a campsite whose plots nobody has looked at. */
export function unpriced(candidate: Candidate): SortableResult & { readonly candidate: Candidate } {
  const { campsite, distanceKm } = candidate
  return {
    candidate,
    name: campsite.name,
    distanceKm,
    priceCents: null,
    ratingAverage: campsite.rating.average,
    hasAvailability: null,
    isFeaturedOnSearch: campsite.isFeaturedOnSearch,
  }
}
