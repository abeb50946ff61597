import type { SiteType } from '@camp/domain/plots/plot.ts'
import { sortResults, type UnpricedSort } from '@camp/domain/search/sort-results.ts'
import type { Candidate, FoundCampsites } from './find-campsites-near.ts'
import { facetsOf, type SearchFacets } from './search-facets.ts'
import { unpriced } from './unpriced.ts'

/** Found campsites that are in a list. */
export class ListedCampsites implements FoundCampsites {
  readonly #candidates: readonly Candidate[]
  readonly #sorted = new Map<UnpricedSort, readonly Candidate[]>()

  constructor(candidates: readonly Candidate[]) {
    this.#candidates = candidates
  }

  get count(): number {
    return this.#candidates.length
  }

  inOrder(sort: UnpricedSort, from: number, to: number): readonly Candidate[] {
    const sorted = this.#sorted.get(sort) ?? sortResults(this.#candidates.map(unpriced), sort).map(({ candidate }) => candidate)
    this.#sorted.set(sort, sorted)
    return sorted.slice(from, to)
  }

  closerThan(km: number): readonly Candidate[] {
    return this.#candidates.filter(({ distanceKm }) => distanceKm !== null && distanceKm < km)
  }

  facets(): SearchFacets {
    const tags = new Map<string, { readonly name: string; readonly icon: string; count: number }>()
    const types = new Map<SiteType, { readonly name: SiteType; count: number }>()
    for (const { campsite, siteTypes } of this.#candidates) {
      for (const { name, icon } of campsite.tags) counted(tags, `${name}\n${icon}`, { name, icon, count: 0 })
      for (const name of siteTypes) counted(types, name, { name, count: 0 })
    }
    return facetsOf([...tags.values()], [...types.values()])
  }
}

function counted<Key, Count extends { count: number }>(counts: Map<Key, Count>, key: Key, none: Count): void {
  const known = counts.get(key) ?? none
  known.count += 1
  counts.set(key, known)
}
