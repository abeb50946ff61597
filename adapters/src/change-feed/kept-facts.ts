import type { Rating } from '@camp/application/organisations/ratings.ts'
import type { ReviewListing } from '@camp/application/reviews/reviews.ts'
import type { PlaceSuggestion } from '@camp/application/search/places.ts'
import type { SearchablePlaces } from '@camp/application/search/searchable-places.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { ReviewSummary } from '@camp/domain/reviews/review-summary.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { KeptCatalogues } from '../organisations/kept-catalogues.ts'
import type { ChangeFeed } from './change.ts'
import { Kept } from './kept.ts'

/** Some megabytes at most, whatever is typed. */
const mostSuggestions = 5_000

export interface KeptVatRate {
  /** `2026-04-01`. */
  readonly effectiveFrom: string
  readonly percentage: number
}

/** One per process: what every request reads and hardly anybody changes. */
export class KeptFacts {
  /** By country and province, `ZA-WC`. */
  readonly holidayCalendars: Kept<string, HolidayCalendar>
  /** By country, the latest first. */
  readonly vatRates: Kept<string, readonly KeptVatRate[]>
  /** Null: nobody rated it. */
  readonly ratings: Kept<OrganisationId, Rating | null>
  readonly reviewSummaries: Kept<OrganisationId, ReviewSummary>
  /** The first that anybody may read, by campsite and number. */
  readonly firstReviews: Kept<`${OrganisationId} ${number}`, ListedPage<ReviewListing>>
  /** Campsites by what was typed. */
  readonly suggestions: Kept<string, readonly PlaceSuggestion[]>
  /** Every town and part of the country, ready to be searched. */
  readonly places: Kept<'all', SearchablePlaces>
  readonly catalogues: KeptCatalogues

  constructor(feed: ChangeFeed) {
    this.holidayCalendars = new Kept(feed, ({ kind }) => kind === 'holidays' || kind === 'countries')
    this.vatRates = new Kept(feed, ({ kind }) => kind === 'vat')
    this.ratings = new Kept(feed, (change, id) => change.kind === 'ratings' && change.organisationId === id)
    this.reviewSummaries = new Kept(feed, (change, id) => change.kind === 'ratings' && change.organisationId === id)
    // A review shows the name of its campsite.
    this.firstReviews = new Kept(
      feed,
      (change, key) => (change.kind === 'ratings' || change.kind === 'catalogue') && key.startsWith(change.organisationId),
    )
    this.suggestions = new Kept(feed, ({ kind }) => ['catalogue', 'places', 'countries'].includes(kind), mostSuggestions)
    this.places = new Kept(feed, ({ kind }) => kind === 'places' || kind === 'countries')
    this.catalogues = new KeptCatalogues(feed)
  }
}
