import type { CampsiteFacts, Candidate, FoundCampsites } from '@camp/application/search/find-campsites-near.ts'
import { facetsOf, type SearchFacets, type TagCount } from '@camp/application/search/search-facets.ts'
import { unpriced } from '@camp/application/search/unpriced.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import { compareResults, leadingNumber, type UnpricedSort } from '@camp/domain/search/sort-results.ts'
import { FirstInOrder } from './first-in-order.ts'

/** What counting asks of a campsite; `tags` are the places of its tags among all that are kept. */
export interface CountedCampsite {
  readonly facts: CampsiteFacts
  readonly tags: readonly number[]
}

/** What was found, by number. */
interface Found {
  readonly campsites: readonly CountedCampsite[]
  /** Of the plots that the query leaves, each type once. */
  readonly siteTypes: readonly (readonly SiteType[])[]
  /** From the middle of the search; null where there is none. */
  readonly distances: readonly number[] | null
  /** All that are kept. */
  readonly tags: readonly CampsiteFacts['tags'][number][]
}

/** What the index finds: ordered as far as it is looked at, and counted by numbers. */
export class KeptCandidates implements FoundCampsites {
  readonly #found: Found
  readonly #orders = new Map<UnpricedSort, FirstInOrder>()

  constructor(found: Found) {
    this.#found = found
  }

  get count(): number {
    return this.#found.campsites.length
  }

  inOrder(sort: UnpricedSort, from: number, to: number): readonly Candidate[] {
    const order = this.#orders.get(sort) ?? this.#order(sort)
    this.#orders.set(sort, order)
    return order.slice(from, to).map((number) => this.#candidate(number))
  }

  closerThan(km: number): readonly Candidate[] {
    const closer: Candidate[] = []
    this.#found.distances?.forEach((distance, number) => {
      if (distance < km) closer.push(this.#candidate(number))
    })
    return closer
  }

  facets(): SearchFacets {
    const { campsites, siteTypes, tags } = this.#found
    const counts = new Uint32Array(tags.length)
    for (const campsite of campsites) for (const tag of campsite.tags) counts[tag] = (counts[tag] ?? 0) + 1
    const types = countedTypes(siteTypes)
    const found: TagCount[] = []
    for (const [place, tag] of tags.entries()) {
      const count = counts[place] ?? 0
      if (count > 0) found.push({ name: tag.name, icon: tag.icon, count })
    }
    return facetsOf(
      found,
      [...types].map(([name, count]) => ({ name, count })),
    )
  }

  #order(sort: UnpricedSort): FirstInOrder {
    const { campsites } = this.#found
    const keys = new Float64Array(campsites.length)
    for (let number = 0; number < campsites.length; number += 1) {
      const { isFeaturedOnSearch, rating } = (campsites[number] as CountedCampsite).facts
      keys[number] = leadingNumber(
        { distanceKm: this.#distanceOf(number), isFeaturedOnSearch, ratingAverage: rating.average },
        sort,
      )
    }
    const compare = compareResults(sort)
    return new FirstInOrder(keys, (one, other) => compare(unpriced(this.#candidate(one)), unpriced(this.#candidate(other))))
  }

  #candidate(number: number): Candidate {
    const { facts } = this.#found.campsites[number] as CountedCampsite
    return { campsite: facts, siteTypes: this.#found.siteTypes[number] ?? [], distanceKm: this.#distanceOf(number) }
  }

  #distanceOf(number: number): number | null {
    return this.#found.distances?.[number] ?? null
  }
}

/** Most campsites have one of a few lists. */
function countedTypes(lists: readonly (readonly SiteType[])[]): ReadonlyMap<SiteType, number> {
  const listed = new Map<readonly SiteType[], number>()
  for (const list of lists) listed.set(list, (listed.get(list) ?? 0) + 1)
  const types = new Map<SiteType, number>()
  for (const [list, count] of listed) for (const type of list) types.set(type, (types.get(type) ?? 0) + count)
  return types
}
