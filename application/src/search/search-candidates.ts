import { widerRadii } from '@camp/domain/search/search-radius.ts'
import type { CandidateQuery, FindCampsitesNear, FoundCampsites, SearchArea } from './find-campsites-near.ts'
import { ListedCampsites } from './listed-campsites.ts'
import type { SearchQuery } from './search-results.ts'

export interface Found {
  readonly kept: FoundCampsites
  /** Null for a box and for the whole country. */
  readonly radiusKm: number | null
}

/**
 * Around a place the radius is widened in steps until something is there that the search keeps (rule S2);
 * what is too dear does not count. A part of the country is searched whole, then around its middle.
 */
export async function searchCandidates(
  { findCampsitesNear }: { readonly findCampsitesNear: FindCampsitesNear },
  query: SearchQuery,
  keep: (found: FoundCampsites) => Promise<FoundCampsites>,
): Promise<Found> {
  const { place, box } = query
  const keptIn = async (area: SearchArea) => keep(await findCampsitesNear.find(candidateQuery(query, area)))
  if (box) {
    const inside = { kept: await keptIn({ kind: 'box', ...box, middle: place }), radiusKm: null }
    if (inside.kept.count > 0 || !place) return inside
  }
  if (!place) return { kept: await keptIn({ kind: 'anywhere' }), radiusKm: null }

  let found: Found = { kept: new ListedCampsites([]), radiusKm: query.radiusKm }
  for (const radiusKm of widerRadii(query.radiusKm ?? undefined)) {
    const { latitude, longitude } = place
    found = { kept: await keptIn({ kind: 'circle', latitude, longitude, radiusKm }), radiusKm }
    if (found.kept.count > 0) break
  }
  return found
}

function candidateQuery({ tags, siteTypes, electrified, adultsOnly, party }: SearchQuery, area: SearchArea): CandidateQuery {
  return { area, tags, siteTypes, electrified, adultsOnly, withChildren: party.childrenAges.length > 0 }
}
