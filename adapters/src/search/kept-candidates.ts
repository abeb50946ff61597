import type { CampsiteFacts, Candidate, FoundCampsites } from '@camp/application/search/find-campsites-near.ts'
import { facetsOf, type SearchFacets, type TagCount } from '@camp/application/search/search-facets.ts'
import { unpriced } from '@camp/application/search/unpriced.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import { compareResults, leadingNumber, type UnpricedSort } from '@camp/domain/search/sort-results.ts'
import { FirstInOrder } from './first-in-order.ts'

/** One that was found; `tags` are the places of its tags among all that are kept. */
export interface KeptCandidate {
  readonly facts: CampsiteFacts
  readonly tags: readonly number[]
  readonly siteTypes: readonly SiteType[]
}

/** What the index finds: ordered as far as it is looked at, and counted by numbers. */
export class KeptCandidates implements FoundCampsites {
  readonly #found: readonly KeptCandidate[]
  /** From the middle of the search; null where there is none. */
  readonly #distances: readonly number[] | null
  readonly #tags: readonly CampsiteFacts['tags'][number][]
  readonly #orders = new Map<UnpricedSort, FirstInOrder>()

  constructor(
    found: readonly KeptCandidate[],
    distances: readonly number[] | null,
    tags: readonly CampsiteFacts['tags'][number][],
  ) {
    this.#found = found
    this.#distances = distances
    this.#tags = tags
  }

  get count(): number {
    return this.#found.length
  }

  inOrder(sort: UnpricedSort, from: number, to: number): readonly Candidate[] {
    const order = this.#orders.get(sort) ?? this.#order(sort)
    this.#orders.set(sort, order)
    return order.slice(from, to).map((number) => this.#candidate(number))
  }

  closerThan(km: number): readonly Candidate[] {
    const closer: Candidate[] = []
    for (const [number, distance] of (this.#distances ?? []).entries()) if (distance < km) closer.push(this.#candidate(number))
    return closer
  }

  facets(): SearchFacets {
    const counts = new Uint32Array(this.#tags.length)
    const types = new Map<SiteType, number>()
    for (const { tags, siteTypes } of this.#found) {
      for (const tag of tags) counts[tag] = (counts[tag] ?? 0) + 1
      for (const type of siteTypes) types.set(type, (types.get(type) ?? 0) + 1)
    }
    const found: TagCount[] = []
    for (const [place, tag] of this.#tags.entries()) {
      const count = counts[place] ?? 0
      if (count > 0) found.push({ name: tag.name, icon: tag.icon, count })
    }
    return facetsOf(
      found,
      [...types].map(([name, count]) => ({ name, count })),
    )
  }

  #order(sort: UnpricedSort): FirstInOrder {
    const keys = new Float64Array(this.#found.length)
    for (const [number, { facts }] of this.#found.entries()) {
      const { isFeaturedOnSearch, rating } = facts
      keys[number] = leadingNumber(
        { distanceKm: this.#distanceOf(number), isFeaturedOnSearch, ratingAverage: rating.average },
        sort,
      )
    }
    const compare = compareResults(sort)
    return new FirstInOrder(keys, (one, other) => compare(unpriced(this.#candidate(one)), unpriced(this.#candidate(other))))
  }

  #candidate(number: number): Candidate {
    const { facts, siteTypes } = this.#found[number] as KeptCandidate
    return { campsite: facts, siteTypes, distanceKm: this.#distanceOf(number) }
  }

  #distanceOf(number: number): number | null {
    return this.#distances?.[number] ?? null
  }
}
