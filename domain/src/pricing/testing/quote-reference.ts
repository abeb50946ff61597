import { southAfricanCalendar } from '../../holidays/testing/south-african-calendar.ts'
import { NightCalendar } from '../../nights/night-calendar.ts'
import type { Party } from '../../stay-rules/party.ts'
import { StayDates } from '../../stay-rules/stay-dates.ts'
import type { PlotQuote } from '../plot-quote.ts'
import { quotePlot } from '../quote.ts'
import { supplementOfPlot } from '../weekday-supplement.ts'
import type { PricedOrganisation } from './read-organisation.ts'

const southAfrica = southAfricanCalendar()

export function referenceParty(numberOfAdults: number, numberOfPensioners = 0, childrenAges: readonly number[] = []): Party {
  return { numberOfAdults, numberOfPensioners, childrenAges }
}

/** The quote of a plot by its name, with the age scale and the discounts that it is linked to. */
export function quoteReference(
  organisation: PricedOrganisation,
  plotName: string,
  [arrival, departure]: readonly [string, string],
  party: Party,
): PlotQuote {
  const { discounts } = organisation
  const calendar = NightCalendar.of(organisation.seasons, southAfrica)
  const plot = organisation.plots.find((each) => each.name === plotName)
  if (!plot) throw new Error(`${organisation.slug} has no plot ${plotName}`)
  const ageScale = organisation.ageScales.find((scale) => scale.id === plot.ageScaleId) ?? null
  return quotePlot({
    plot,
    stay: StayDates.of(arrival, departure),
    party,
    calendar,
    ageScale,
    supplement: supplementOfPlot(plot, organisation.sites),
    discounts,
  })
}
