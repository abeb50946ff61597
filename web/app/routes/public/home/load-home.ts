import type { UseCases } from '@camp/application/use-cases.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { redirect } from 'react-router'
import { type MapView, mapView } from '#app/components/search/map-view.ts'
import { pinText } from '#app/components/search/pin-text.ts'
import { readSearchParameters } from '#app/search-parameters/read-search-parameters.ts'
import type { SearchParameters } from '#app/search-parameters/search-parameters.ts'
import { changedSearch, searchAddress } from '#app/search-parameters/write-search-parameters.ts'
import { quickStarts } from '#server/holidays/quick-starts.ts'
import { cardOnPage, resultOnPage } from '#server/wire/card-on-page.ts'
import { cardOnWire, searchResultsOnWire, type WireSearchResult } from '#server/wire/organisation-on-wire.ts'
import { resolvePlace, type Whereabouts } from './resolve-place.ts'
import { pageSize, searchQuery, usualSort } from './search-query.ts'

type SearchUseCases = Pick<UseCases, 'suggestPlaces' | 'searchOrganisations' | 'featuredOrganisations' | 'noteEmptySearch'>

export interface HomeRequest {
  readonly useCases: SearchUseCases
  readonly search: URLSearchParams
  readonly now: Temporal.Instant
  /** The browser's own page load, which scripts may never reach: everything is there at once. */
  readonly isPageLoad: boolean
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
export type StartData = Extract<HomeData, { readonly kind: 'start' }>
export type ResultsData = Extract<HomeData, { readonly kind: 'results' }>

export async function loadHome({ useCases, search, now, isPageLoad }: HomeRequest) {
  const parameters = readSearchParameters(search)
  const today = platformDay(now)
  const shared = { parameters, today: today.toString() }
  if (!parameters.isAsked) {
    const featured = featuredCards(useCases)
    return {
      kind: 'start' as const,
      ...shared,
      quickStarts: quickStarts(today),
      featured: isPageLoad ? await featured : featured,
    }
  }
  return { kind: 'results' as const, ...shared, ...(await results(useCases, { parameters, search, today })) }
}

async function featuredCards(useCases: SearchUseCases) {
  const cards = await useCases.featuredOrganisations.execute({ stay: null })
  return cards.map((card) => cardOnPage(cardOnWire(card)))
}

interface Asked {
  readonly parameters: SearchParameters
  readonly search: URLSearchParams
  readonly today: Temporal.PlainDate
}

async function results(useCases: SearchUseCases, { parameters, search, today }: Asked) {
  const whereabouts = await resolvePlace(parameters, (query) => useCases.suggestPlaces.execute({ query }))
  const query = searchQuery(parameters, whereabouts, today)
  const found = searchResultsOnWire(await useCases.searchOrganisations.execute(query))
  const lastPage = Math.max(1, Math.ceil(found.total / pageSize))
  const typed = notFound(parameters, whereabouts, found.total)
  if (typed !== null) await useCases.noteEmptySearch.execute({ typed })
  if (parameters.page > lastPage) throw redirect(searchAddress(changedSearch(parameters, { page: lastPage })))
  return {
    whereabouts,
    found: { ...found, results: found.results.map((result) => resultOnPage(result, parameters.stay, search)) },
    sort: parameters.sort ?? usualSort(whereabouts),
    isAround: found.radiusKm !== null,
    /** Null without a stay. */
    nights: query.stay?.nightCount ?? null,
    map: resultsMap(whereabouts, found.results),
  }
}

/**
 * The place that was typed, when nobody knows it or nothing lies there; once, not again for each page of
 * results.
 */
function notFound({ place, page }: SearchParameters, { kind }: Whereabouts, total: number): string | null {
  return page === 1 && (kind === 'unknown' || total === 0) ? place : null
}

function resultsMap(whereabouts: Whereabouts, found: readonly WireSearchResult[]): MapView {
  const places = found.map(({ slug, latitude, longitude, ...result }) => ({
    slug,
    latitude,
    longitude,
    characters: pinText(result)?.length ?? 0,
  }))
  const centre = whereabouts.kind === 'place' ? whereabouts.place : null
  const box = whereabouts.kind === 'box' ? whereabouts.box : whereabouts.kind === 'region' ? whereabouts.region.box : null
  const isNamed = whereabouts.kind === 'region' && !whereabouts.region.isCountry
  return mapView({ places, centre, box, regionName: isNamed ? whereabouts.region.name : null })
}
