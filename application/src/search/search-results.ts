import type { AllocatedPlot } from '@camp/domain/availability/cheapest-set.ts'
import type { WhyNot } from '@camp/domain/availability/why-not.ts'
import type { RateBasis, SiteType } from '@camp/domain/plots/plot.ts'
import type { SearchSort } from '@camp/domain/search/sort-results.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Equipment, Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Rating } from '../organisations/ratings.ts'
import type { SearchFacets } from './search-facets.ts'
import type { OfferOnDates } from './stay-offer.ts'

export interface SearchQuery {
  /** With a box: its name and its middle, from which the nearest come first. */
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number } | null
  readonly radiusKm: number | null
  readonly box: { readonly north: number; readonly south: number; readonly east: number; readonly west: number } | null
  readonly stay: StayDates | null
  readonly party: Party
  readonly equipment: Equipment
  readonly tags: readonly string[]
  readonly siteTypes: readonly SiteType[]
  readonly electrified: boolean
  readonly maxPricePerNight: Money | null
  readonly adultsOnly: boolean
  readonly sort: SearchSort
  /** From 1. */
  readonly page: number
  /** At most 50. */
  readonly pageSize: number
}

/** Facts of the price line; the sentences are the doors'. Null is "Contact for pricing". */
export type CardPrice = { readonly amount: Money; readonly basis: RateBasis } | null

export interface ListedOrganisation {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly image: string | null
  /** Sanitised HTML. */
  readonly shortDescription: string
  readonly suburb: string | null
  readonly cityName: string
  readonly postalCode: string | null
  readonly provinceName: string
  readonly isAdultsOnly: boolean
  readonly latitude: number
  readonly longitude: number
  readonly distanceKm: number | null
  readonly tags: readonly { readonly name: string; readonly icon: string }[]
  readonly priceLine: CardPrice
  readonly rating: Rating
}

export interface SearchResult extends ListedOrganisation {
  /** Lifted in the order by best match (rule S3), and said. */
  readonly isFeatured: boolean
  /**
   * Null when no dates were given, as the next three are then; also when the looking stopped before it was
   * known.
   */
  readonly hasAvailability: boolean | null
  /** The lowest total for the stay, by the rules of the quote. */
  readonly fromTotal: Money | null
  /** How many plots that total is over: 1, or up to 3 booked together. */
  readonly plotsNeeded: number | null
  /** Those that are booked together, each with its guests; empty where one plot is enough. */
  readonly plots: readonly AllocatedPlot[]
  /** When nothing can be booked: why (rule A14). */
  readonly whyNot: WhyNot | null
  /** Then: the stay with the nights added that the rule asks for, and what it costs. */
  readonly longerStay: OfferOnDates | null
  /** Then: the nearest dates on which the stay fits, nearest first, with what it costs then. */
  readonly nearestDates: readonly OfferOnDates[]
  /** What it would have taken too long to find: the price of several plots together, or other dates. */
  readonly stoppedLookingFor: 'total' | 'nearestDates' | null
}

export interface SearchResults {
  readonly total: number
  /**
   * The radius that gave results, wider than asked for when nothing was near; null for a box or the whole
   * country.
   */
  readonly radiusKm: number | null
  readonly isWidened: boolean
  readonly page: number
  readonly pageSize: number
  readonly results: readonly SearchResult[]
  readonly facets: SearchFacets
}
