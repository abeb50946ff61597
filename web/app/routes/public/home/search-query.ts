import type { SearchQuery } from '@camp/application/search/search-results.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import type { SearchParameters } from '#app/search-parameters/search-parameters.ts'
import { equipmentOfParameters, partyOfParameters, stayOfParameters } from '#app/search-parameters/stay-of-parameters.ts'
import { assumedAdults } from '#app/search-parameters/stay-parameters.ts'
import type { Whereabouts } from './resolve-place.ts'

export const pageSize = 20

const assumedParty: Party = { numberOfAdults: assumedAdults, numberOfPensioners: 0, childrenAges: [] }

/** A stay that has begun already, or a party that nobody books for, is none: places show without totals. */
export function searchQuery(parameters: SearchParameters, whereabouts: Whereabouts, today: Temporal.PlainDate): SearchQuery {
  const { tags, siteTypes, electrified, maxPricePerNight, adultsOnly, page } = parameters
  const party = partyOfParameters(parameters.stay)
  return {
    ...areaOf(whereabouts),
    radiusKm: null,
    stay: party === null || isPast(parameters, today) ? null : stayOfParameters(parameters.stay),
    party: party ?? assumedParty,
    equipment: equipmentOfParameters(parameters.stay),
    tags,
    siteTypes,
    electrified,
    maxPricePerNight: maxPricePerNight === null ? null : Money.rand(maxPricePerNight),
    adultsOnly,
    sort: parameters.sort ?? usualSort(whereabouts),
    page,
    pageSize,
  }
}

/** Around a campsite, that campsite comes first. */
export function usualSort(whereabouts: Whereabouts): SearchQuery['sort'] {
  return whereabouts.kind === 'place' && whereabouts.place.isOrganisation ? 'distance' : 'best'
}

export function isPast({ stay }: SearchParameters, today: Temporal.PlainDate): boolean {
  return stay.arrivalDate !== null && stay.arrivalDate < today.toString()
}

function areaOf(whereabouts: Whereabouts): Pick<SearchQuery, 'place' | 'box'> {
  switch (whereabouts.kind) {
    case 'box':
      return { place: null, box: whereabouts.box }
    case 'region': {
      const { name, latitude, longitude, box } = whereabouts.region
      return { place: { name, latitude, longitude }, box }
    }
    case 'place': {
      const { name, latitude, longitude } = whereabouts.place
      return { place: { name, latitude, longitude }, box: null }
    }
    case 'anywhere':
    case 'unsure':
    case 'unknown':
      return { place: null, box: null }
  }
}
