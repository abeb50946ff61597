import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { Candidate } from './find-campsites-near.ts'
import type { SearchResults } from './search-results.ts'

/** How many of the places found have each tag and each site type, most first. */
export function searchFacets(found: readonly Candidate[]): SearchResults['facets'] {
  const tags = new Map<string, { readonly name: string; readonly icon: string; count: number }>()
  const types = new Map<SiteType, { readonly name: SiteType; count: number }>()
  for (const { campsite, siteTypes } of found) {
    for (const { name, icon } of campsite.tags) {
      const tag = tags.get(name)
      if (tag) tag.count += 1
      else tags.set(name, { name, icon, count: 1 })
    }
    for (const name of siteTypes) {
      const type = types.get(name)
      if (type) type.count += 1
      else types.set(name, { name, count: 1 })
    }
  }
  return { tags: [...tags.values()].toSorted(mostFirst), siteTypes: [...types.values()].toSorted(mostFirst) }
}

function mostFirst(one: { name: string; count: number }, other: { name: string; count: number }): number {
  return other.count - one.count || Number(one.name > other.name) - Number(one.name < other.name)
}
