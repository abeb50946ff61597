import type { SiteType } from '@camp/domain/plots/plot.ts'

/** What the places found offer, and how many of them. */
export interface Facets {
  readonly total: number
  readonly tags: readonly { readonly name: string; readonly icon: string; readonly count: number }[]
  readonly siteTypes: readonly { readonly name: SiteType; readonly count: number }[]
}

export const noFacets: Facets = { total: 0, tags: [], siteTypes: [] }
