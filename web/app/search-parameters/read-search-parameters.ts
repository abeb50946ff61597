import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { type SiteType, siteTypes } from '@camp/domain/plots/plot.ts'
import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import { longestSearchText } from '@camp/domain/search/search-text.ts'
import { searchSorts } from '@camp/domain/search/sort-results.ts'
import { readStayParameters } from './read-stay-parameters.ts'
import type { SearchParameters } from './search-parameters.ts'

/** As long as any name; what is longer is no place. */
const mostTags = 40
/** Rand; more than any plot costs a night. */
const highestPrice = 1_000_000

/** Lenient, as for the stay: what cannot be read is as if it were not there. */
export function readSearchParameters(search: URLSearchParams): SearchParameters {
  const stay = readStayParameters(search)
  const coordinates = coordinatesOf(search)
  const filters = filtersOf(search)
  const typed = textOf(search.get('place'))
  const around = textOf(search.get('around'))
  const box = typed === null || typed === around ? boxOf(search.get('box')) : null
  const place = box ? null : typed
  return {
    place,
    ...coordinates,
    box,
    around: box && around,
    stay,
    ...filters,
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? null,
    page: pageOf(search.get('page')),
    isAsked: search.has('place') || box !== null || hasDates(stay) || hasFilter(filters),
    isEmbedded: search.get('showHeaderFooter') === 'false',
  }
}

type Filters = Pick<SearchParameters, 'tags' | 'siteTypes' | 'electrified' | 'maxPricePerNight' | 'adultsOnly'>

function filtersOf(search: URLSearchParams): Filters {
  return {
    tags: distinct(search.getAll('tags').map((tag) => tag.trim())).slice(0, mostTags),
    siteTypes: distinct(search.getAll('siteTypes')).filter(isSiteType),
    electrified: isYes(search.get('electrified')),
    maxPricePerNight: priceOf(search.get('maxPricePerNight')),
    adultsOnly: isYes(search.get('adultsOnly')),
  }
}

function hasFilter({ tags, siteTypes: types, electrified, maxPricePerNight, adultsOnly }: Filters): boolean {
  return tags.length > 0 || types.length > 0 || electrified || maxPricePerNight !== null || adultsOnly
}

function hasDates({ arrivalDate, departureDate }: SearchParameters['stay']): boolean {
  return arrivalDate !== null || departureDate !== null
}

function coordinatesOf(search: URLSearchParams): Pick<SearchParameters, 'latitude' | 'longitude'> {
  const latitude = degreesOf(search.get('latitude'), 90)
  const longitude = degreesOf(search.get('longitude'), 180)
  return latitude === null || longitude === null ? { latitude: null, longitude: null } : { latitude, longitude }
}

/** `north,south,east,west`. */
function boxOf(text: string | null): PlaceBox | null {
  const parts = (text ?? '').split(',')
  const [north, south, east, west] = parts.map((part, index) => degreesOf(part, index < 2 ? 90 : 180))
  if (parts.length !== 4 || north == null || south == null || east == null || west == null) return null
  return north > south && east > west ? { north, south, east, west } : null
}

function degreesOf(text: string | null, largest: number): number | null {
  if (text === null || !/^\s*-?\d{1,3}(\.\d{1,12})?\s*$/.test(text)) return null
  const degrees = Number(text)
  return Math.abs(degrees) <= largest ? degrees : null
}

/** Rand, above zero. */
function priceOf(text: string | null): number | null {
  const cents = readMoney(text ?? '')
  return cents.ok && cents.value > 0 && cents.value <= highestPrice * 100 ? cents.value / 100 : null
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

function textOf(text: string | null): string | null {
  const words = (text ?? '').replace(/\s+/g, ' ').trim()
  return words === '' || words.length > longestSearchText ? null : words
}

function isYes(text: string | null): boolean {
  return text === 'true' || text === 'on' || text === '1'
}

function isSiteType(text: string): text is SiteType {
  return siteTypes.some((type) => type === text)
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}
