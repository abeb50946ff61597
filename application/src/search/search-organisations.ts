import { nearestDatesReach } from '@camp/domain/availability/nearest-dates.ts'
import type { Occupancy } from '@camp/domain/availability/occupancy.ts'
import { StepBudget } from '@camp/domain/availability/step-budget.ts'
import { sortResults } from '@camp/domain/search/sort-results.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Occupancies } from '../availability/occupancies.ts'
import type { HolidayCalendars } from '../holidays/holiday-calendars.ts'
import { organisationCard } from '../organisations/organisation-card.ts'
import { noRating, type Rating, type Ratings } from '../organisations/ratings.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import { type FoundCampsite, type SearchCandidatesPorts, searchCandidates } from './search-candidates.ts'
import { searchFacets } from './search-facets.ts'
import type { SearchQuery, SearchResult, SearchResults } from './search-results.ts'
import { stepsOfCampsite, stepsOfSearch } from './search-steps.ts'
import { type NearestOffers, nearestOffers, type OfferAnswer, type OfferRequest, stayOffer } from './stay-offer.ts'

export interface SearchOrganisationsPorts extends SearchCandidatesPorts {
  readonly ratings: Ratings
  readonly occupancies: Occupancies
  readonly holidayCalendars: HolidayCalendars
  readonly clock: Clock
}

interface Judged extends FoundCampsite {
  readonly rating: Rating
  /** Null where no dates were given. */
  readonly offer: OfferAnswer | null
}

/**
 * Places by area, dates, party and facilities, each with its lowest total for the stay by the rules of the
 * quote.
 */
export class SearchOrganisations {
  readonly #ports: SearchOrganisationsPorts

  constructor(ports: SearchOrganisationsPorts) {
    this.#ports = ports
  }

  async execute(query: SearchQuery): Promise<SearchResults> {
    const budget = new StepBudget(stepsOfSearch)
    const keep = (campsites: readonly FoundCampsite[]) => this.#affordable(campsites, query, budget)
    const { kept, radiusKm } = await searchCandidates(this.#ports, query, keep)
    const sorted = inOrder(kept, query)
    const shown = sorted.slice((query.page - 1) * query.pageSize, query.page * query.pageSize)
    return {
      total: sorted.length,
      radiusKm,
      isWidened: radiusKm !== null && radiusKm > (query.radiusKm ?? 100),
      page: query.page,
      pageSize: query.pageSize,
      results: await this.#results(shown, query, budget),
      facets: searchFacets(kept),
    }
  }

  async #affordable(campsites: readonly FoundCampsite[], query: SearchQuery, budget: StepBudget): Promise<readonly Judged[]> {
    const judged = await this.#judge(campsites, query, budget)
    return judged.filter((each) => isAffordable(each, query))
  }

  async #judge(campsites: readonly FoundCampsite[], query: SearchQuery, budget: StepBudget): Promise<readonly Judged[]> {
    const ids = campsites.map(({ catalogue }) => catalogue.organisation.id)
    const { stay } = query
    const [ratings, occupancy] = await Promise.all([
      this.#ports.ratings.of(ids),
      stay ? this.#occupancy(campsites, stay.arrival, stay.departure) : noOccupancy,
    ])
    return Promise.all(
      campsites.map(async (campsite) => ({
        ...campsite,
        rating: ratings.get(campsite.catalogue.organisation.id) ?? noRating,
        offer: stay ? stayOffer(await this.#offerRequest(campsite, query, stay, { occupancy, budget })) : null,
      })),
    )
  }

  async #results(shown: readonly Judged[], query: SearchQuery, budget: StepBudget): Promise<readonly SearchResult[]> {
    const { stay } = query
    const nearest = stay
      ? await this.#nearestDates(
          shown.filter(({ offer }) => offer?.kind === 'none'),
          query,
          stay,
          budget,
        )
      : new Map<OrganisationId, NearestOffers>()
    return shown.map(({ catalogue, rating, distanceKm, offer }) => ({
      ...organisationCard(catalogue, { rating, distanceKm, dates: stay }),
      ...answerFacts(offer, nearest.get(catalogue.organisation.id)),
    }))
  }

  /** Only for the full places of the page that is shown. */
  async #nearestDates(
    full: readonly Judged[],
    query: SearchQuery,
    stay: StayDates,
    budget: StepBudget,
  ): Promise<ReadonlyMap<OrganisationId, NearestOffers>> {
    const from = stay.arrival.subtract({ days: nearestDatesReach })
    const occupancy = await this.#occupancy(full, from, stay.departure.add({ days: nearestDatesReach }))
    const answers = new Map<OrganisationId, NearestOffers>()
    for (const campsite of full) {
      const request = await this.#offerRequest(campsite, query, stay, { occupancy, budget })
      answers.set(campsite.catalogue.organisation.id, nearestOffers(request))
    }
    return answers
  }

  async #offerRequest(
    { catalogue, plots }: FoundCampsite,
    { party, equipment }: SearchQuery,
    stay: StayDates,
    { occupancy, budget }: { readonly occupancy: Occupancy; readonly budget: StepBudget },
  ): Promise<OfferRequest> {
    const { province } = catalogue.organisation
    const holidays = await this.#ports.holidayCalendars.of(province)
    const today = todayIn(province.country.timezone, this.#ports.clock)
    const ofCampsite = budget.part(stepsOfCampsite)
    return { catalogue, plots, stay, party, equipment, occupancy, holidays, today, budget: ofCampsite }
  }

  async #occupancy(
    campsites: readonly FoundCampsite[],
    from: StayDates['arrival'],
    to: StayDates['arrival'],
  ): Promise<Occupancy> {
    const plotIds = campsites.flatMap(({ plots }) => plots.map(({ plot }) => plot.id))
    return plotIds.length === 0 ? noOccupancy : this.#ports.occupancies.of(plotIds, from, to, this.#ports.clock.now())
  }
}

const noOccupancy: Occupancy = new Map()

function totalOf(offer: OfferAnswer | null) {
  return offer?.kind === 'found' ? offer.fromTotal : null
}

/** What is not known, since the looking stopped, is neither free nor full. */
function answerFacts(offer: OfferAnswer | null, nearest: NearestOffers | undefined) {
  const isFound = offer?.kind === 'found'
  return {
    hasAvailability: offer === null || offer.kind === 'stopped-looking' ? null : isFound,
    fromTotal: totalOf(offer),
    plotsNeeded: isFound ? offer.plotsNeeded : null,
    nearestDates: nearest?.found ?? [],
    stoppedLookingFor: stoppedLookingFor(offer, nearest),
  }
}

function stoppedLookingFor(offer: OfferAnswer | null, nearest: NearestOffers | undefined): SearchResult['stoppedLookingFor'] {
  if (offer?.kind === 'stopped-looking') return 'total'
  return nearest?.isCutShort ? 'nearestDates' : null
}

/**
 * Per night of the stay for the whole party; without dates or with nothing free the price of the card counts.
 */
function isAffordable({ catalogue, rating, distanceKm, offer }: Judged, { maxPricePerNight, stay }: SearchQuery): boolean {
  if (!maxPricePerNight) return true
  if (stay && offer?.kind === 'found') return offer.fromTotal.cents <= maxPricePerNight.cents * stay.nightCount
  const { priceLine } = organisationCard(catalogue, { rating, distanceKm, dates: stay })
  return priceLine !== null && maxPricePerNight.isAtLeast(priceLine.amount)
}

/**
 * An organisation that was chosen as the place comes first, unless another order than distance was asked for
 * (rule S1).
 */
function inOrder(kept: readonly Judged[], query: SearchQuery): readonly Judged[] {
  const sorted = sortResults(
    kept.map((each) => sortable(each, query)),
    query.sort,
  ).map(({ judged }) => judged)
  if (query.sort === 'price' || query.sort === 'rating') return sorted
  return sorted.toSorted((one, other) => Number(isChosen(other, query)) - Number(isChosen(one, query)))
}

function isChosen({ catalogue, distanceKm }: Judged, { place }: SearchQuery): boolean {
  return distanceKm !== null && distanceKm < 1 && catalogue.organisation.name === place?.name
}

function sortable(judged: Judged, { stay }: SearchQuery) {
  const { catalogue, rating, distanceKm, offer } = judged
  const { priceLine } = organisationCard(catalogue, { rating, distanceKm, dates: stay })
  return {
    judged,
    name: catalogue.organisation.name,
    distanceKm,
    priceCents: (stay ? totalOf(offer) : priceLine?.amount)?.cents ?? null,
    ratingAverage: rating.average,
    hasAvailability: offer && offer.kind === 'found',
    isFeaturedOnSearch: catalogue.organisation.isFeaturedOnSearch,
  }
}
