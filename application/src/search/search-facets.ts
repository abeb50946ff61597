import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { FoundCampsite } from './search-candidates.ts'
import type { SearchResults } from './search-results.ts'

/** How many of the places found have each tag and each site type, most first. */
export function searchFacets(found: readonly FoundCampsite[]): SearchResults['facets'] {
  const tags = new Map<string, { name: string; icon: string; count: number }>()
  const siteTypes = new Map<SiteType, number>()
  for (const { catalogue, plots } of found) {
    for (const { name, icon, isActive } of catalogue.tags) {
      if (isActive) tags.set(name, { name, icon, count: (tags.get(name)?.count ?? 0) + 1 })
    }
    for (const type of new Set(plots.map(({ site }) => site.siteType))) siteTypes.set(type, (siteTypes.get(type) ?? 0) + 1)
  }
  return {
    tags: [...tags.values()].toSorted(mostFirst),
    siteTypes: [...siteTypes].map(([name, count]) => ({ name, count })).toSorted(mostFirst),
  }
}

function mostFirst(one: { name: string; count: number }, other: { name: string; count: number }): number {
  return other.count - one.count || one.name.localeCompare(other.name)
}
