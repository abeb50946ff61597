import type { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import type { Catalogue } from '../organisations/catalogue.ts'
import type { Plot } from '../plots/plot.ts'
import type { Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { PlotQuote } from './plot-quote.ts'
import { quotePlot } from './quote.ts'

export interface CatalogueQuoteRequest {
  readonly plot: Plot
  readonly stay: StayDates
  readonly party: Party
  readonly holidays: HolidayCalendar
}

/** The quote of a plot by its own organisation's seasons, age scale and discounts. */
export function quoteFromCatalogue(catalogue: Catalogue, request: CatalogueQuoteRequest): PlotQuote {
  const ageScale = catalogue.ageScales.find((scale) => scale.id === request.plot.ageScaleId) ?? null
  return quotePlot({ ...request, seasons: catalogue.seasons, ageScale, discounts: catalogue.discounts })
}
