import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import type { SearchQuery } from '../search-results.ts'

/** Two adults, anywhere, without dates. */
export function aSearch(facts: Partial<SearchQuery> = {}): SearchQuery {
  return {
    place: null,
    radiusKm: null,
    box: null,
    stay: null,
    party: aParty(),
    equipment: noEquipment,
    tags: [],
    siteTypes: [],
    electrified: false,
    maxPricePerNight: null,
    adultsOnly: false,
    sort: 'best',
    page: 1,
    pageSize: 20,
    ...facts,
  }
}
