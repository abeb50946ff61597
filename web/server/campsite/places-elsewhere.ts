import type { UseCases } from '@camp/application/use-cases.ts'
import { campsiteAddress } from '#app/addresses/campsite-address.ts'
import { isHeaderFooterWanted } from '#app/appearance/header-footer.ts'
import { equipmentOfParameters, partyOfParameters, stayOfParameters } from '#app/search-parameters/stay-of-parameters.ts'
import { writeStayParameters } from '#app/search-parameters/write-stay-parameters.ts'
import { resultOnPage } from '../wire/card-on-page.ts'
import { searchResultsOnWire } from '../wire/organisation-on-wire.ts'
import { areDatesOpen } from './dates-open.ts'
import type { CampsiteData } from './load-campsite.ts'

/** Another campsite that can be booked for the same stay, by the search's own judgement. */
export interface PlaceElsewhere {
  readonly name: string
  /** With the plots chosen, where it takes several. */
  readonly address: string
  readonly km: number
  readonly total: number
  readonly plots: number
}

export interface PlacesElsewhere {
  readonly city: string
  /** Nearest first. */
  readonly places: readonly PlaceElsewhere[]
  /** The search around this campsite with the same dates and guests; null where it would find none. */
  readonly search: string | null
  readonly lookedKm: number
}

interface Asked {
  readonly useCases: Pick<UseCases, 'searchOrganisations'>
  readonly data: CampsiteData
  readonly search: URLSearchParams
}

const radiiKm = [100, 250] as const
const [usualKm, lookedKm] = radiiKm
const most = 3

/**
 * Where this campsite has nothing for the dates and guests: others near it that do. In the site of a
 * campsite, where this page is embedded, none are named.
 */
export async function placesElsewhere({ useCases, data, search }: Asked): Promise<PlacesElsewhere | null> {
  const query = hasNothing(data) && isHeaderFooterWanted(search) && queryOf(data)
  if (!query) return null
  const { slug, cityName, latitude, longitude } = data.organisation
  for (const radiusKm of radiiKm) {
    const { results } = searchResultsOnWire(await useCases.searchOrganisations.execute({ ...query, radiusKm }))
    const places = results
      .filter((result) => result.slug !== slug && result.hasAvailability)
      .map((result) => resultOnPage(result, data.stay, search))
      .flatMap(({ name, slug: other, distanceKm, fromTotal, plotsNeeded, choosePlots }) => {
        if (distanceKm === null || fromTotal === null) return []
        const address = choosePlots ?? campsiteAddress(other, data.stay)
        return [{ name, address, km: distanceKm, total: fromTotal, plots: plotsNeeded ?? 1 }]
      })
      .toSorted((one, other) => one.km - other.km)
    if (places.length === 0) continue
    const around = new URLSearchParams({ place: cityName, latitude: String(latitude), longitude: String(longitude) })
    const address = radiusKm === usualKm ? `/?${writeStayParameters(data.stay, around)}` : null
    return { city: cityName, places: places.slice(0, most), search: address, lookedKm }
  }
  return { city: cityName, places: [], search: null, lookedKm }
}

/** No plot can be had, alone or with others. */
function hasNothing({ plots, together, tooSmall }: CampsiteData): boolean {
  if (!plots || plots.length === 0 || !areDatesOpen(plots) || together || plots.some(({ isAvailable }) => isAvailable))
    return false
  return tooSmall !== null || plots.every(({ isSelectable }) => !isSelectable)
}

/** This campsite, which has nothing, may be among those that come first. */
function queryOf({ organisation, stay: parameters }: CampsiteData) {
  const [stay, party] = [stayOfParameters(parameters), partyOfParameters(parameters)]
  const { cityName: name, latitude, longitude } = organisation
  if (!stay || !party) return null
  return {
    place: { name, latitude, longitude },
    box: null,
    stay,
    party,
    equipment: equipmentOfParameters(parameters),
    tags: [],
    siteTypes: [],
    electrified: false,
    maxPricePerNight: null,
    adultsOnly: false,
    sort: 'best' as const,
    page: 1,
    pageSize: most + 1,
  }
}
