import type { Occupancy } from '@camp/domain/availability/occupancy.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { isInBox } from '@camp/domain/search/box-around.ts'
import { greatCircleKm } from '@camp/domain/search/great-circle.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Occupancies } from '../../availability/occupancies.ts'
import { noRating, type Ratings } from '../../organisations/ratings.ts'
import {
  type CampsiteStock,
  type Candidate,
  type CandidateQuery,
  centreOf,
  type FindCampsitesNear,
  type FoundCampsites,
  type SearchArea,
  type StockNights,
} from '../find-campsites-near.ts'
import { ListedCampsites } from '../listed-campsites.ts'

export interface InMemoryFindCampsitesNearFacts {
  readonly isDemoMode?: boolean
  readonly ratings?: Ratings
  readonly occupancies?: Occupancies
}

export class InMemoryFindCampsitesNear implements FindCampsitesNear {
  readonly #catalogues: readonly Catalogue[]
  readonly #facts: InMemoryFindCampsitesNearFacts

  constructor(catalogues: readonly Catalogue[], facts: InMemoryFindCampsitesNearFacts = {}) {
    this.#catalogues = catalogues
    this.#facts = facts
  }

  async find(query: CandidateQuery): Promise<FoundCampsites> {
    const { isDemoMode = false, ratings } = this.#facts
    const found = this.#catalogues
      .filter(({ organisation }) => organisation.status === 'active' && (isDemoMode || !organisation.isDemo))
      .filter((catalogue) => suits(catalogue, query))
      .map((catalogue) => ({ catalogue, distanceKm: distance(catalogue.organisation, query.area) }))
      .filter(({ catalogue, distanceKm }) => isWithin(catalogue.organisation, distanceKm, query.area))
    const rated = await ratings?.of(found.map(({ catalogue }) => catalogue.organisation.id))
    const candidates = found.map(
      ({ catalogue, distanceKm }): Candidate => ({
        campsite: {
          organisationId: catalogue.organisation.id,
          name: catalogue.organisation.name,
          isFeaturedOnSearch: catalogue.organisation.isFeaturedOnSearch,
          rating: rated?.get(catalogue.organisation.id) ?? noRating,
          tags: catalogue.tags.filter(({ isActive }) => isActive).map(({ name, icon }) => ({ name, icon })),
        },
        siteTypes: [...new Set(openPlots(catalogue, query).map(({ siteType }) => siteType))].toSorted(),
        distanceKm,
      }),
    )
    return new ListedCampsites(candidates)
  }

  async stock(ids: readonly OrganisationId[], nights: StockNights | null): Promise<ReadonlyMap<OrganisationId, CampsiteStock>> {
    const found = this.#catalogues.filter(({ organisation }) => ids.includes(organisation.id))
    const plotIds = found.flatMap(({ plots }) => plots.map(({ id }) => id))
    const occupancy: Occupancy =
      nights && this.#facts.occupancies
        ? await this.#facts.occupancies.of(plotIds, nights.from, nights.to, nights.now)
        : new Map()
    return new Map(found.map((catalogue) => [catalogue.organisation.id, { catalogue, occupancy }]))
  }
}

/** The plots that the query leaves, by the type of their site. */
function openPlots({ sites, plots }: Catalogue, { siteTypes, electrified }: CandidateQuery) {
  return sites
    .filter(({ isActive, isOnlineBookingActive }) => isActive && isOnlineBookingActive)
    .filter(({ siteType }) => siteTypes.length === 0 || siteTypes.includes(siteType))
    .filter(({ id }) => plots.some((plot) => plot.isActive && plot.siteId === id && (!electrified || plot.isElectrified)))
}

function suits(catalogue: Catalogue, query: CandidateQuery): boolean {
  const { organisation, tags } = catalogue
  const active = tags.filter(({ isActive }) => isActive).map(({ name }) => name)
  return (
    query.tags.every((tag) => active.includes(tag)) &&
    (!query.adultsOnly || organisation.isAdultsOnly) &&
    (!query.withChildren || !organisation.isAdultsOnly) &&
    openPlots(catalogue, query).length > 0
  )
}

function distance(organisation: Catalogue['organisation'], area: SearchArea): number | null {
  const centre = centreOf(area)
  return centre && greatCircleKm(centre, organisation)
}

function isWithin(organisation: Catalogue['organisation'], distanceKm: number | null, area: SearchArea): boolean {
  if (area.kind === 'anywhere') return true
  if (area.kind === 'circle') return (distanceKm ?? 0) <= area.radiusKm
  return isInBox(area, organisation)
}
