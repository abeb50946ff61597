import { type ListedPlot, listedPlots } from '@camp/domain/availability/listed-plots.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { widerRadii } from '@camp/domain/search/search-radius.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Candidate, CandidateQuery, FindCampsitesNear, SearchArea } from './find-campsites-near.ts'
import type { SearchQuery } from './search-results.ts'

/** An organisation that the filters leave, with the plots that they leave of it. */
export interface FoundCampsite {
  readonly catalogue: Catalogue
  readonly distanceKm: number | null
  readonly plots: readonly ListedPlot[]
}

export interface Found<Kept> {
  readonly kept: readonly Kept[]
  /** Null for a box and for the whole country. */
  readonly radiusKm: number | null
}

export interface SearchCandidatesPorts {
  readonly catalogues: Catalogues
  readonly findCampsitesNear: FindCampsitesNear
}

/**
 * Around a place the radius is widened in steps until something is there that the search keeps (rule S2);
 * what is too dear does not count.
 */
export async function searchCandidates<Kept>(
  ports: SearchCandidatesPorts,
  query: SearchQuery,
  keep: (campsites: readonly FoundCampsite[]) => Promise<readonly Kept[]>,
): Promise<Found<Kept>> {
  const { place, box } = query
  const keptIn = async (area: SearchArea) => keep(await find(ports, query, area))
  if (box) return { kept: await keptIn({ kind: 'box', ...box }), radiusKm: null }
  if (!place) return { kept: await keptIn({ kind: 'anywhere' }), radiusKm: null }

  let found: Found<Kept> = { kept: [], radiusKm: query.radiusKm }
  for (const radiusKm of widerRadii(query.radiusKm ?? undefined)) {
    const { latitude, longitude } = place
    found = { kept: await keptIn({ kind: 'circle', latitude, longitude, radiusKm }), radiusKm }
    if (found.kept.length > 0) break
  }
  return found
}

async function find(
  { catalogues, findCampsitesNear }: SearchCandidatesPorts,
  query: SearchQuery,
  area: SearchArea,
): Promise<readonly FoundCampsite[]> {
  const candidates = await findCampsitesNear.candidates(candidateQuery(query, area))
  const found = await catalogues.findMany(candidates.map(({ organisationId }) => organisationId))
  const byId = new Map<string, Candidate>(candidates.map((candidate) => [candidate.organisationId, candidate]))
  return found
    .map((catalogue) => ({
      catalogue,
      distanceKm: byId.get(catalogue.organisation.id)?.distanceKm ?? null,
      plots: filteredPlots(catalogue, query),
    }))
    .filter(({ plots }) => plots.length > 0)
}

function candidateQuery({ tags, siteTypes, electrified, adultsOnly, party }: SearchQuery, area: SearchArea): CandidateQuery {
  return { area, tags, siteTypes, electrified, adultsOnly, withChildren: party.childrenAges.length > 0 }
}

function filteredPlots(catalogue: Catalogue, { siteTypes, electrified }: SearchQuery): readonly ListedPlot[] {
  return listedPlots(catalogue).filter(
    ({ plot, site }) => (!electrified || plot.isElectrified) && (siteTypes.length === 0 || siteTypes.includes(site.siteType)),
  )
}
