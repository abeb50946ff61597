import { widerRadii } from '@camp/domain/search/search-radius.ts'
import type { Candidate, CandidateQuery, FindCampsitesNear, SearchArea } from './find-campsites-near.ts'
import type { SearchQuery } from './search-results.ts'

export interface Found {
  readonly kept: readonly Candidate[]
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
  keep: (candidates: readonly Candidate[]) => Promise<readonly Candidate[]>,
): Promise<Found> {
  const { place, box } = query
  const keptIn = async (area: SearchArea) => keep(await findCampsitesNear.candidates(candidateQuery(query, area)))
  if (box) {
    const inside = { kept: await keptIn({ kind: 'box', ...box, middle: place }), radiusKm: null }
    if (inside.kept.length > 0 || !place) return inside
  }
  if (!place) return { kept: await keptIn({ kind: 'anywhere' }), radiusKm: null }

  let found: Found = { kept: [], radiusKm: query.radiusKm }
  for (const radiusKm of widerRadii(query.radiusKm ?? undefined)) {
    const { latitude, longitude } = place
    found = { kept: await keptIn({ kind: 'circle', latitude, longitude, radiusKm }), radiusKm }
    if (found.kept.length > 0) break
  }
  return found
}

function candidateQuery({ tags, siteTypes, electrified, adultsOnly, party }: SearchQuery, area: SearchArea): CandidateQuery {
  return { area, tags, siteTypes, electrified, adultsOnly, withChildren: party.childrenAges.length > 0 }
}
