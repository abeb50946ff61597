import { chosenPlotsAddress } from '#app/addresses/chosen-plots-address.ts'
import { embeddedAs } from '#app/appearance/header-footer.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
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

/** With the plots that hold the party together, chosen and shared out, one press away. */
export function resultOnPage(result: WireSearchResult, stay: StayParameters, search: URLSearchParams) {
  const { isFeatured, hasAvailability, fromTotal, plotsNeeded, plots, whyNot, longerStay, nearestDates, stoppedLookingFor } =
    result
  return {
    ...cardOnPage(result),
    isFeatured,
    hasAvailability,
    fromTotal,
    plotsNeeded,
    choosePlots: plots.length > 0 ? embeddedAs(search, chosenPlotsAddress(result.slug, stay, plots)) : null,
    whyNot,
    longerStay,
    nearestDates: nearestDates.slice(0, mostNearestDates),
    stoppedLookingFor,
  }
}
