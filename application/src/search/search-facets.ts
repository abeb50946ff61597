import type { SiteType } from '@camp/domain/plots/plot.ts'

interface Counted<Name extends string> {
  readonly name: Name
  readonly count: number
}

export interface TagCount extends Counted<string> {
  readonly icon: string
}

/** How many of the places found have each tag and each site type, most first. */
export interface SearchFacets {
  readonly tags: readonly TagCount[]
  readonly siteTypes: readonly Counted<SiteType>[]
}

/** Of tags counted by name and icon: a name with several icons has the one that most of them show. */
export function facetsOf(tags: readonly TagCount[], siteTypes: readonly Counted<SiteType>[]): SearchFacets {
  const byName = new Map<string, TagCount>()
  for (const tag of tags.toSorted(mostFirst)) {
    const known = byName.get(tag.name)
    byName.set(tag.name, known ? { ...known, count: known.count + tag.count } : tag)
  }
  const once = [...byName.values()]
  return {
    tags: once.length === tags.length ? once : once.toSorted(mostFirst),
    siteTypes: siteTypes.toSorted(mostFirst),
  }
}

function mostFirst(one: Counted<string> & { readonly icon?: string }, other: typeof one): number {
  return other.count - one.count || inOrder(one.name, other.name) || inOrder(one.icon ?? '', other.icon ?? '')
}

function inOrder(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}
