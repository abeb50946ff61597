import type { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import { NightCalendar } from '../nights/night-calendar.ts'
import type { Catalogue } from '../organisations/catalogue.ts'
import type { Plot } from '../plots/plot.ts'
import type { Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { PlotQuote } from './plot-quote.ts'
import { quotePlot } from './quote.ts'
import { supplementOfPlot } from './weekday-supplement.ts'

export interface CatalogueQuoteRequest {
  readonly plot: Plot
  readonly stay: StayDates
  readonly party: Party
  readonly holidays: HolidayCalendar
}

/** The quote of a plot by its own organisation's seasons, age scale and discounts. */
export function quoteFromCatalogue(catalogue: Catalogue, { plot, stay, party, holidays }: CatalogueQuoteRequest): PlotQuote {
  const ageScale = catalogue.ageScales.find((scale) => scale.id === plot.ageScaleId) ?? null
  const supplement = supplementOfPlot(plot, catalogue.sites)
  const calendar = NightCalendar.of(catalogue.seasons, holidays)
  return quotePlot({ plot, stay, party, calendar, ageScale, supplement, discounts: catalogue.discounts })
}
