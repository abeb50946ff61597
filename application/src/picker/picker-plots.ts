import type { ListedPlot } from '@camp/domain/availability/listed-plots.ts'
import { longerStays } from '@camp/domain/availability/longer-stays.ts'
import { nearestStays } from '@camp/domain/availability/nearest-dates.ts'
import { nothingInUse, type PlotsInUse } from '@camp/domain/availability/occupancy.ts'
import { judgePlot, type PlotAvailability } from '@camp/domain/availability/plot-availability.ts'
import { StepBudget } from '@camp/domain/availability/step-budget.ts'
import { stepsOfJudging } from '@camp/domain/availability/steps-of-judging.ts'
import { whyNot } from '@camp/domain/availability/why-not.ts'
import { paymentTerms } from '@camp/domain/deposit/payment-terms.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import { NightCalendar } from '@camp/domain/nights/night-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { discountApplied } from '@camp/domain/pricing/best-discount.ts'
import { CampsitePrices } from '@camp/domain/pricing/campsite-prices.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { PickerPlot, PickerQuery } from './picker-view.ts'

export interface Picking extends Pick<PickerQuery, 'stay' | 'party' | 'equipment'> {
  readonly catalogue: Catalogue
  readonly holidays: HolidayCalendar
  readonly occupancy: PlotsInUse
  readonly today: Temporal.PlainDate
}

/** Twenty milliseconds: other dates of fifty plots for three months, or of all for a few nights. */
const stepsOfPicker = 200_000

interface Prepared extends Picking {
  readonly calendar: NightCalendar
  readonly prices: CampsitePrices
  readonly nearest: readonly StayDates[]
  readonly budget: StepBudget
}

/**
 * A row of the picker for each plot: judged, priced and with its payment terms, as if this party took this
 * plot alone. Plots of equal rates are priced once.
 */
export function pickerPlots(picking: Picking, listed: readonly ListedPlot[]): readonly PickerPlot[] {
  const calendar = NightCalendar.of(picking.catalogue.seasons, picking.holidays)
  const prepared = {
    ...picking,
    calendar,
    prices: new CampsitePrices(picking.catalogue, calendar),
    nearest: nearestStays(picking.stay),
    budget: new StepBudget(stepsOfPicker),
  }
  return listed.map((each) => pickerPlot(prepared, each))
}

function pickerPlot(prepared: Prepared, listed: ListedPlot): PickerPlot {
  const { catalogue, stay, party, today } = prepared
  const { plot, site } = listed
  const availability = judge(prepared, listed, stay)
  const stayTotal = prepared.prices.stayTotal(plot, party, stay)
  const { total } = stayTotal
  const rule = catalogue.paymentRules.find(({ id }) => id === plot.paymentRuleId) ?? null
  return {
    plot,
    siteName: site.name,
    siteType: site.siteType,
    availability,
    unavailableReason: availability.unavailableReason,
    ...(availability.isAvailable ? noOtherDates : nearestFit(prepared, listed)),
    bookingPax: availability.pax,
    total,
    discountApplied: discountApplied(stayTotal),
    quote: () => prepared.prices.quote(plot, party, stay),
    paymentRule: rule,
    paymentTerms: paymentTerms({ rule, total, arrival: stay.arrival, today }),
  }
}

const noOtherDates = { nearestDates: null, nearestTotal: null, hasStoppedLooking: false } as const

type OtherDates = Pick<PickerPlot, 'nearestDates' | 'nearestTotal' | 'hasStoppedLooking'>

/** With the nights that its rule asks for, otherwise as many nights on other days (rule A14). */
function nearestFit(prepared: Prepared, listed: ListedPlot): OtherDates {
  const reason = whyNot([judge(prepared, listed, prepared.stay)], prepared.catalogue.organisation)
  for (const stay of [...longerStays(prepared.stay, reason), ...prepared.nearest]) {
    if (!prepared.budget.take(stepsOfJudging(1, stay))) return { ...noOtherDates, hasStoppedLooking: true }
    if (judge(prepared, listed, stay).isAvailable) {
      const nearestTotal = prepared.prices.total(listed.plot, prepared.party, stay)
      return { nearestDates: stay, nearestTotal, hasStoppedLooking: false }
    }
  }
  return noOtherDates
}

function judge(
  { catalogue, calendar, party, equipment, today, occupancy }: Prepared,
  { plot, site }: ListedPlot,
  stay: StayDates,
): PlotAvailability {
  const nightsInUse = occupancy.get(plot.id) ?? nothingInUse
  return judgePlot({ plot, site, organisation: catalogue.organisation, calendar, stay, party, equipment, today, nightsInUse })
}
