import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { greatCircleKm } from '@camp/domain/search/great-circle.ts'
import type { Candidate, CandidateQuery, FindCampsitesNear, SearchArea } from '../find-campsites-near.ts'

export class InMemoryFindCampsitesNear implements FindCampsitesNear {
  readonly #catalogues: readonly Catalogue[]
  readonly #isDemoMode: boolean

  constructor(catalogues: readonly Catalogue[], { isDemoMode = false }: { readonly isDemoMode?: boolean } = {}) {
    this.#catalogues = catalogues
    this.#isDemoMode = isDemoMode
  }

  async candidates(query: CandidateQuery): Promise<readonly Candidate[]> {
    return this.#catalogues
      .filter(({ organisation }) => organisation.status === 'active' && (this.#isDemoMode || !organisation.isDemo))
      .filter((catalogue) => suits(catalogue, query))
      .map(({ organisation }) => ({ organisation, distanceKm: distance(organisation, query.area) }))
      .filter(({ organisation, distanceKm }) => isWithin(organisation, distanceKm, query.area))
      .toSorted(
        (one, other) =>
          (one.distanceKm ?? 0) - (other.distanceKm ?? 0) || (one.organisation.name < other.organisation.name ? -1 : 1),
      )
      .map(({ organisation, distanceKm }) => ({ organisationId: organisation.id, distanceKm }))
  }
}

function suits({ organisation, sites, plots, tags }: Catalogue, query: CandidateQuery): boolean {
  const active = tags.filter(({ isActive }) => isActive).map(({ name }) => name)
  const open = sites
    .filter(({ isActive, isOnlineBookingActive }) => isActive && isOnlineBookingActive)
    .filter(({ siteType }) => query.siteTypes.length === 0 || query.siteTypes.includes(siteType))
    .map(({ id }) => id)
  return (
    query.tags.every((tag) => active.includes(tag)) &&
    (!query.adultsOnly || organisation.isAdultsOnly) &&
    (!query.withChildren || !organisation.isAdultsOnly) &&
    plots.some(
      ({ isActive, siteId, isElectrified }) => isActive && open.includes(siteId) && (!query.electrified || isElectrified),
    )
  )
}

function distance(organisation: Catalogue['organisation'], area: SearchArea): number | null {
  return area.kind === 'circle' ? greatCircleKm(area, organisation) : null
}

function isWithin({ latitude, longitude }: Catalogue['organisation'], distanceKm: number | null, area: SearchArea): boolean {
  if (area.kind === 'anywhere') return true
  if (area.kind === 'circle') return (distanceKm ?? 0) <= area.radiusKm
  return area.south <= latitude && latitude <= area.north && area.west <= longitude && longitude <= area.east
}
