import type { Money } from '@camp/domain/shared/money.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { cardPrice } from '../organisations/card-price.ts'
import { organisationCard } from '../organisations/organisation-card.ts'
import { CampsiteOffers, type CampsiteOffersPorts, type Judged, totalOfOffer } from './campsite-offers.ts'
import type { FoundCampsites } from './find-campsites-near.ts'
import { ListedCampsites } from './listed-campsites.ts'
import { searchCandidates } from './search-candidates.ts'
import type { SearchQuery, SearchResult, SearchResults } from './search-results.ts'
import { mostPriced, shownCampsites } from './shown-campsites.ts'
import type { NearestOffers, OfferAnswer } from './stay-offer.ts'

export type SearchOrganisationsPorts = CampsiteOffersPorts

/**
 * Places by area, dates, party and facilities, each with its lowest total for the stay by the rules of the
 * quote. What the page shows decides the work: only what it shows, or what its order and its highest price
 * need, is looked at.
 */
export class SearchOrganisations {
  readonly #ports: SearchOrganisationsPorts

  constructor(ports: SearchOrganisationsPorts) {
    this.#ports = ports
  }

  async execute(query: SearchQuery): Promise<SearchResults> {
    const offers = new CampsiteOffers(this.#ports, query)
    const { kept, radiusKm } = await searchCandidates(this.#ports, query, (found) => affordable(found, query, offers))
    const isAround = radiusKm !== null
    const shown = await shownCampsites(kept, query, offers)
    return {
      total: kept.count,
      radiusKm,
      isWidened: radiusKm !== null && radiusKm > (query.radiusKm ?? 100),
      page: query.page,
      pageSize: query.pageSize,
      results: await results(shown, query, offers, isAround),
      facets: kept.facets(),
    }
  }
}

async function results(
  shown: readonly Judged[],
  { stay }: SearchQuery,
  offers: CampsiteOffers,
  isAround: boolean,
): Promise<readonly SearchResult[]> {
  const nearest = await offers.nearestDates(shown.filter(({ offer }) => offer?.kind === 'none'))
  return shown.map(({ candidate, catalogue, offer }) => ({
    ...organisationCard(catalogue, {
      rating: candidate.campsite.rating,
      distanceKm: isAround ? candidate.distanceKm : null,
      dates: stay,
    }),
    isFeatured: candidate.campsite.isFeaturedOnSearch,
    ...answerFacts(offer, nearest.get(catalogue.organisation.id)),
  }))
}

/** What is not known, since the looking stopped, is neither free nor full. */
function answerFacts(offer: OfferAnswer | null, nearest: NearestOffers | undefined) {
  const isFound = offer?.kind === 'found'
  return {
    hasAvailability: offer === null || offer.kind === 'stopped-looking' ? null : isFound,
    fromTotal: totalOfOffer(offer),
    plotsNeeded: isFound ? offer.plotsNeeded : null,
    plots: (isFound && offer.set?.plots) || [],
    whyNot: offer?.kind === 'none' ? offer.whyNot : null,
    longerStay: nearest?.longer ?? null,
    nearestDates: nearest?.found ?? [],
    stoppedLookingFor: stoppedLookingFor(offer, nearest),
  }
}

function stoppedLookingFor(offer: OfferAnswer | null, nearest: NearestOffers | undefined): SearchResult['stoppedLookingFor'] {
  if (offer?.kind === 'stopped-looking') return 'total'
  return nearest?.isCutShort ? 'nearestDates' : null
}

async function affordable(
  found: FoundCampsites,
  { maxPricePerNight: most, stay }: SearchQuery,
  offers: CampsiteOffers,
): Promise<FoundCampsites> {
  if (!most) return found
  const judged = await offers.judge(found.inOrder('distance', 0, mostPriced))
  return new ListedCampsites(judged.filter((each) => isAffordable(each, most, stay)).map(({ candidate }) => candidate))
}

/**
 * Per night of the stay for the whole party; without dates or with nothing free the price of the card counts.
 */
function isAffordable({ catalogue, offer }: Judged, most: Money, stay: StayDates | null): boolean {
  if (stay && offer?.kind === 'found') return offer.fromTotal.cents <= most.cents * stay.nightCount
  const line = cardPrice(catalogue, stay)
  return line !== null && most.isAtLeast(line.amount)
}
