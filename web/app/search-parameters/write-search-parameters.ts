import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import { type QueryPair, queryText } from './query-text.ts'
import type { SearchParameters } from './search-parameters.ts'
import { stayPairs } from './write-stay-parameters.ts'

/** The address of a search; what was not said is left out. */
export function searchAddress(parameters: SearchParameters): string {
  const search = queryText(searchPairs(parameters))
  return search ? `/?${search}` : '/'
}

/** The same search but for what changes, from its first page on. */
export function changedSearch(parameters: SearchParameters, change: Partial<SearchParameters>): SearchParameters {
  return { ...parameters, page: 1, ...change }
}

/** A place and a part of the map exclude each other. */
export function searchInBox(parameters: SearchParameters, box: PlaceBox): SearchParameters {
  return changedSearch(parameters, { box, around: null, place: null, latitude: null, longitude: null })
}

/** Another part of the map: the words of the place stay in their field. */
export function searchAround(parameters: SearchParameters, box: PlaceBox): SearchParameters {
  return { ...searchInBox(parameters, box), around: parameters.place ?? parameters.around }
}

function searchPairs(parameters: SearchParameters): readonly QueryPair[] {
  const pairs: QueryPair[] = []
  for (const [name, value] of singleValues(parameters)) if (value !== null) pairs.push([name, value])
  pairs.push(...stayPairs(parameters.stay))
  for (const tag of parameters.tags) pairs.push(['tags', tag])
  for (const type of parameters.siteTypes) pairs.push(['siteTypes', type])
  if (parameters.isAsked && pairs.every(([name]) => !meansAsked.has(name))) pairs.push(['place', ''])
  return pairs
}

/** Any of these in an address asks for results. */
const meansAsked: ReadonlySet<string> = new Set([
  'place',
  'box',
  'arrivalDate',
  'departureDate',
  'tags',
  'siteTypes',
  'electrified',
  'maxPricePerNight',
  'adultsOnly',
])

function singleValues(parameters: SearchParameters): readonly (readonly [name: string, value: string | null])[] {
  const { place, latitude, longitude, box, around, maxPricePerNight, sort, page } = parameters
  return [
    ['place', place],
    ['latitude', textOf(latitude)],
    ['longitude', textOf(longitude)],
    ['box', box && boxText(box)],
    ['around', around],
    ['electrified', parameters.electrified ? 'true' : null],
    ['maxPricePerNight', textOf(maxPricePerNight)],
    ['adultsOnly', parameters.adultsOnly ? 'true' : null],
    ['sort', sort],
    ['page', page > 1 ? String(page) : null],
    ['showHeaderFooter', parameters.isEmbedded ? 'false' : null],
  ]
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value)
}

/** To two decimals, about a kilometre: finer than any hand moves a map. */
export function boxText({ north, south, east, west }: PlaceBox): string {
  return [north, south, east, west].map((degrees) => String(Math.round(degrees * 100) / 100)).join(',')
}
