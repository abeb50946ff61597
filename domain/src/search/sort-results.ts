export const searchSorts = ['distance', 'price', 'rating', 'best'] as const
export type SearchSort = (typeof searchSorts)[number]

/** What the order of results is made of; whatever is not known is null and comes last. */
export interface SortableResult {
  readonly name: string
  readonly distanceKm: number | null
  readonly priceCents: number | null
  readonly ratingAverage: number | null
  readonly hasAvailability: boolean | null
  readonly isFeaturedOnSearch: boolean
}

type Order = (one: SortableResult, other: SortableResult) => number

/** A featured organisation counts as this much nearer. */
export const featuredLiftKm = 15

const byDistance: Order = (one, other) => ascending(one.distanceKm, other.distanceKm)
const byPrice: Order = (one, other) => ascending(one.priceCents, other.priceCents)
const byRating: Order = (one, other) => ascending(negated(one.ratingAverage), negated(other.ratingAverage))
const freeFirst: Order = (one, other) => Number(other.hasAvailability === true) - Number(one.hasAvailability === true)
const featuredFirst: Order = (one, other) => Number(other.isFeaturedOnSearch) - Number(one.isFeaturedOnSearch)
const byLiftedDistance: Order = (one, other) => ascending(liftedKm(one), liftedKm(other))
const byName: Order = (one, other) => Number(one.name > other.name) - Number(one.name < other.name)

const orders: Readonly<Record<SearchSort, readonly Order[]>> = {
  distance: [byDistance],
  price: [byPrice, byDistance],
  rating: [byRating, byDistance],
  best: [freeFirst, byLiftedDistance, featuredFirst],
}

/** Orders of results of which neither price nor availability is known. */
export type UnpricedSort = Exclude<SearchSort, 'price'>

/** What such results are compared by first: lower comes first, equal ones stand by `compareResults`. */
export function leadingNumber(
  result: Pick<SortableResult, 'distanceKm' | 'ratingAverage' | 'isFeaturedOnSearch'>,
  sort: UnpricedSort,
): number {
  if (sort === 'rating') return negated(result.ratingAverage) ?? Number.POSITIVE_INFINITY
  return (sort === 'best' ? liftedKm(result) : result.distanceKm) ?? Number.POSITIVE_INFINITY
}

/**
 * Best match: free first, then by distance, where what is featured on search counts as 15 km nearer (rule
 * S3).
 * What is still equal stands by name.
 */
export function sortResults<Result extends SortableResult>(results: readonly Result[], sort: SearchSort): readonly Result[] {
  return results.toSorted(compareResults(sort))
}

export function compareResults(sort: SearchSort): (one: SortableResult, other: SortableResult) => number {
  const sequence = [...orders[sort], byName]
  return (one, other) => {
    for (const order of sequence) {
      const difference = order(one, other)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function liftedKm({ distanceKm, isFeaturedOnSearch }: Pick<SortableResult, 'distanceKm' | 'isFeaturedOnSearch'>): number | null {
  return distanceKm !== null && isFeaturedOnSearch ? distanceKm - featuredLiftKm : distanceKm
}

function ascending(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one - other
}

function negated(value: number | null): number | null {
  return value === null ? null : -value
}
