import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { SearchParameters } from './search-parameters.ts'
import { changedSearch } from './write-search-parameters.ts'

/** One thing that narrows a search. */
export type SearchFilter =
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'siteType'; readonly type: SiteType }
  | { readonly kind: 'electrified' | 'adultsOnly' }
  | { readonly kind: 'maxPricePerNight'; readonly rand: number }

export function searchFilters(parameters: SearchParameters): readonly SearchFilter[] {
  const { tags, siteTypes, electrified, maxPricePerNight, adultsOnly } = parameters
  return [
    ...tags.map((name): SearchFilter => ({ kind: 'tag', name })),
    ...siteTypes.map((type): SearchFilter => ({ kind: 'siteType', type })),
    ...(electrified ? [{ kind: 'electrified' } as const] : []),
    ...(maxPricePerNight === null ? [] : [{ kind: 'maxPricePerNight', rand: maxPricePerNight } as const]),
    ...(adultsOnly ? [{ kind: 'adultsOnly' } as const] : []),
  ]
}

/** The same search without one of its filters; it goes on being a search when that was all it said. */
export function withoutFilter(parameters: SearchParameters, filter: SearchFilter): SearchParameters {
  const { tags, siteTypes } = parameters
  switch (filter.kind) {
    case 'tag':
      return changedSearch(parameters, { tags: tags.filter((tag) => tag !== filter.name) })
    case 'siteType':
      return changedSearch(parameters, { siteTypes: siteTypes.filter((type) => type !== filter.type) })
    case 'maxPricePerNight':
      return changedSearch(parameters, { maxPricePerNight: null })
    case 'electrified':
    case 'adultsOnly':
      return changedSearch(parameters, { [filter.kind]: false })
  }
}

export function withTagToggled(parameters: SearchParameters, name: string): SearchParameters {
  if (parameters.tags.includes(name)) return withoutFilter(parameters, { kind: 'tag', name })
  return changedSearch(parameters, { tags: [...parameters.tags, name], isAsked: true })
}
