import { cheapestSet } from '@camp/domain/availability/cheapest-set.ts'
import type { ListedPlot } from '@camp/domain/availability/listed-plots.ts'
import { nothingInUse, type Occupancy } from '@camp/domain/availability/occupancy.ts'
import { judgePlot, type PlotEnquiry } from '@camp/domain/availability/plot-availability.ts'
import { setCandidates } from '@camp/domain/availability/set-candidates.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import { NightCalendar } from '@camp/domain/nights/night-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { quotePlot } from '@camp/domain/pricing/quote.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Equipment, Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'

export interface OfferRequest {
  readonly catalogue: Catalogue
  /** The listed plots that the search's filters leave. */
  readonly plots: readonly ListedPlot[]
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
  readonly occupancy: Occupancy
  readonly holidays: HolidayCalendar
  /** In the organisation's zone. */
  readonly today: Temporal.PlainDate
}

export interface StayOffer {
  readonly fromTotal: Money
  /** 1, or up to 3 plots booked together. */
  readonly plotsNeeded: number
}

/**
 * The lowest total for the stay, by the rules of the quote: of one plot that holds the party, otherwise of
 * the cheapest set of at most three booked together; null when the place is full (rule S4).
 */
export function stayOffer(request: OfferRequest): StayOffer | null {
  const enquiries = request.plots.map((listed) => enquiry(request, listed))
  const price = pricing(request)
  const free = enquiries.filter((each) => judgePlot(each).isAvailable)
  const totals = free.map(({ plot }) => price(plot.id, request.party))
  if (totals[0]) return { fromTotal: totals.reduce((lowest, total) => total.atMost(lowest)), plotsNeeded: 1 }

  const { party, equipment } = request
  const set = cheapestSet({ candidates: setCandidates(enquiries), party, equipment, price })
  return set && { fromTotal: set.total, plotsNeeded: set.plots.length }
}

function enquiry(
  { catalogue, holidays, stay, party, equipment, occupancy, today }: OfferRequest,
  { plot, site }: ListedPlot,
): PlotEnquiry {
  const { organisation } = catalogue
  const calendar = NightCalendar.of(catalogue.seasons, holidays)
  const nightsInUse = occupancy.get(plot.id) ?? nothingInUse
  return { plot, site, organisation, calendar, stay, party, equipment, today, nightsInUse }
}

function pricing({ catalogue, plots, stay, holidays }: OfferRequest): (plotId: PlotId, party: Party) => Money {
  const calendar = NightCalendar.of(catalogue.seasons, holidays)
  const byId = new Map(plots.map(({ plot }) => [plot.id, plot]))
  return (plotId, party) => {
    const plot = byId.get(plotId)
    if (!plot) throw new Error(`plot ${plotId} was not offered`)
    const ageScale = catalogue.ageScales.find(({ id }) => id === plot.ageScaleId) ?? null
    return quotePlot({ plot, stay, party, calendar, ageScale, discounts: catalogue.discounts }).total
  }
}
