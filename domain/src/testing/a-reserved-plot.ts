import type { Plot } from '../plots/plot.ts'
import { quotePlot } from '../pricing/quote.ts'
import type { ReservedPlot } from '../reservations/reservation.ts'
import { countedPax, noEquipment, type Party } from '../stay-rules/party.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aCalendar } from './a-calendar.ts'
import { aParty } from './a-party.ts'
import { aPlot, rates } from './a-plot.ts'
import { aSite } from './a-site.ts'

interface ReservedPlotFacts {
  readonly plot?: Plot
  readonly stay?: StayDates
  readonly party?: Party
}

/** Stand 1 at R200.00 a night, quoted for the stay. */
export function aReservedPlot({
  plot = aPlot({ rates: rates(200) }),
  stay = StayDates.of('2027-02-01', '2027-02-05'),
  party = aParty(),
}: ReservedPlotFacts = {}): ReservedPlot {
  return {
    plotId: plot.id,
    siteId: plot.siteId,
    plotName: plot.name,
    siteName: aSite().name,
    party,
    equipment: noEquipment,
    pax: countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax),
    isShared: plot.allowMultipleReservationsUpToPaxMax,
    quote: quotePlot({ plot, stay, party, calendar: aCalendar(), ageScale: null, supplement: null, discounts: [] }),
    paymentRule: null,
  }
}
