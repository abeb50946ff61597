import type { ReviewListing } from '@camp/application/reviews/reviews.ts'
import type { PlaceSuggestion } from '@camp/application/search/places.ts'
import type { SearchablePlaces } from '@camp/application/search/searchable-places.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { ReviewSummary } from '@camp/domain/reviews/review-summary.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { UnkeptLooks } from '../calendar-feeds/unkept-looks.ts'
import type { CatalogueCache } from '../organisations/catalogue-cache.ts'
import { KeptCatalogues } from '../organisations/kept-catalogues.ts'
import type { Change, ChangeFeed } from './change.ts'
import { KeptWhileCurrent, type MadeOld } from './kept.ts'

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
  readonly holidayCalendars: KeptWhileCurrent<string, HolidayCalendar>
  /** By country, the latest first. */
  readonly vatRates: KeptWhileCurrent<string, readonly KeptVatRate[]>
  readonly reviewSummaries: KeptWhileCurrent<OrganisationId, ReviewSummary>
  /** The first that anybody may read, by campsite and number. */
  readonly firstReviews: KeptWhileCurrent<`${OrganisationId} ${number}`, ListedPage<ReviewListing>>
  /** Campsites by what was typed. */
  readonly suggestions: KeptWhileCurrent<string, readonly PlaceSuggestion[]>
  /** Every town and part of the country, ready to be searched. */
  readonly places: KeptWhileCurrent<'all', SearchablePlaces>
  readonly catalogues: KeptCatalogues
  readonly unkeptLooks = new UnkeptLooks()

  constructor(feed: ChangeFeed, cache: CatalogueCache) {
    this.holidayCalendars = new KeptWhileCurrent(feed, ofKinds('holidays', 'countries'))
    this.vatRates = new KeptWhileCurrent(feed, ofKinds('vat'))
    this.reviewSummaries = new KeptWhileCurrent(feed, (change) => (change.kind === 'ratings' ? [change.organisationId] : []))
    // A review shows the name of its campsite.
    this.firstReviews = new KeptWhileCurrent(feed, (change) =>
      change.kind === 'ratings' || change.kind === 'catalogue' ? (key) => key.startsWith(change.organisationId) : [],
    )
    this.suggestions = new KeptWhileCurrent(feed, ofKinds('catalogue', 'places', 'countries'), mostSuggestions)
    this.places = new KeptWhileCurrent(feed, ofKinds('places', 'countries'))
    this.catalogues = new KeptCatalogues(feed, cache)
  }
}

/** Whatever is kept is old by a change of such a kind. */
function ofKinds<Key>(...kinds: readonly Change['kind'][]): (change: Change) => MadeOld<Key> {
  return ({ kind }) => (kinds.includes(kind) ? 'all' : [])
}
