import type { ListedPlot } from '@camp/domain/availability/listed-plots.ts'
import { shiftedStays } from '@camp/domain/availability/nearest-dates.ts'
import { nothingInUse, type Occupancy } from '@camp/domain/availability/occupancy.ts'
import { judgePlot, type PlotAvailability } from '@camp/domain/availability/plot-availability.ts'
import { paymentTerms } from '@camp/domain/deposit/payment-terms.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import { NightCalendar } from '@camp/domain/nights/night-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { quoteFromCatalogue } from '@camp/domain/pricing/quote-from-catalogue.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { PickerPlot, PickerQuery } from './picker-view.ts'

export interface Picking extends Pick<PickerQuery, 'stay' | 'party' | 'equipment'> {
  readonly catalogue: Catalogue
  readonly holidays: HolidayCalendar
  readonly occupancy: Occupancy
  readonly today: Temporal.PlainDate
}

/**
 * One row of the picker: judged, priced and with its payment terms, as if this party took this plot alone.
 */
export function pickerPlot(picking: Picking, listed: ListedPlot): PickerPlot {
  const { catalogue, stay, party, today } = picking
  const { plot, site } = listed
  const availability = judge(picking, listed, stay)
  const quote = quoteFromCatalogue(catalogue, { plot, stay, party, holidays: picking.holidays })
  const rule = catalogue.paymentRules.find(({ id }) => id === plot.paymentRuleId) ?? null
  return {
    plot,
    siteName: site.name,
    siteType: site.siteType,
    availability,
    unavailableReason: availability.unavailableReason,
    nearestDates: availability.isAvailable ? null : nearestFit(picking, listed),
    bookingPax: availability.pax,
    quote,
    paymentRule: rule,
    paymentTerms: paymentTerms({ rule, total: quote.total, arrival: stay.arrival, today }),
  }
}

function nearestFit(picking: Picking, listed: ListedPlot): StayDates | null {
  return shiftedStays(picking.stay).find((stay) => judge(picking, listed, stay).isAvailable) ?? null
}

function judge(
  { catalogue, holidays, party, equipment, today, occupancy }: Picking,
  { plot, site }: ListedPlot,
  stay: StayDates,
): PlotAvailability {
  const { organisation } = catalogue
  const nightsInUse = occupancy.get(plot.id) ?? nothingInUse
  return judgePlot({
    plot,
    site,
    organisation,
    calendar: NightCalendar.of(catalogue.seasons, holidays),
    stay,
    party,
    equipment,
    today,
    nightsInUse,
  })
}
