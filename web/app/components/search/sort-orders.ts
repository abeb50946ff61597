import type { SearchSort } from '@camp/domain/search/sort-results.ts'
import type { SearchParameters } from '../../search-parameters/search-parameters.ts'

/** Nearest means something only around a place. */
export function sortOrders({ place }: Pick<SearchParameters, 'place'>): readonly SearchSort[] {
  return place === null ? ['best', 'price', 'rating'] : ['best', 'distance', 'price', 'rating']
}
