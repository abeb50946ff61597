import type { Rating } from '@camp/application/organisations/ratings.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { KeptCatalogues } from '../organisations/kept-catalogues.ts'
import type { ChangeFeed } from './change.ts'
import { Kept } from './kept.ts'

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
  readonly catalogues: KeptCatalogues

  constructor(feed: ChangeFeed) {
    this.holidayCalendars = new Kept(feed, ({ kind }) => kind === 'holidays' || kind === 'countries')
    this.vatRates = new Kept(feed, ({ kind }) => kind === 'vat')
    this.ratings = new Kept(feed, (change, id) => change.kind === 'ratings' && change.organisationId === id)
    this.catalogues = new KeptCatalogues(feed)
  }
}
