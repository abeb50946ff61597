import type { WireCard, WireSearchResult } from './organisation-on-wire.ts'

export type PageCard = ReturnType<typeof cardOnPage>
export type PageResult = ReturnType<typeof resultOnPage>

/** As many as a card has room for; of the others it says how many. */
const mostFacilities = 5
const mostNearestDates = 3

/** What a card shows and nothing else: a page carries these once as words and once as data. */
export function cardOnPage(card: Omit<WireCard, 'id'>) {
  const { slug, name, image, shortDescription, suburb, cityName, postalCode, isAdultsOnly, distanceKm, tags, price } = card
  const { average, count } = card.rating
  return {
    slug,
    name,
    image,
    shortDescription,
    suburb,
    cityName,
    postalCode,
    isAdultsOnly,
    distanceKm,
    price,
    tags: tags.slice(0, mostFacilities),
    moreTags: Math.max(0, tags.length - mostFacilities),
    rating: average === null || count === 0 ? null : { average: average.toFixed(1), count },
  }
}

export function resultOnPage(result: WireSearchResult) {
  const { hasAvailability, fromTotal, plotsNeeded, nearestDates, stoppedLookingFor } = result
  return {
    ...cardOnPage(result),
    hasAvailability,
    fromTotal,
    plotsNeeded,
    nearestDates: nearestDates.slice(0, mostNearestDates),
    stoppedLookingFor,
  }
}
