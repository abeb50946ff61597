import type { Plot, RateColumns } from '../../plots/plot.ts'
import type { OrganisationId, PlotId, SiteId } from '../../shared/ids.ts'
import { Money } from '../../shared/money.ts'

/** The same amount of rand in all three columns, unless they are told apart. */
export function rates(offPeak: number, peak = offPeak, superPeak = offPeak): RateColumns {
  return { offPeak: Money.rand(offPeak), peak: Money.rand(peak), superPeak: Money.rand(superPeak) }
}

/** A stand for six at R0.00 per plot: a test says what it charges. */
export function aPlot(facts: Partial<Plot> = {}): Plot {
  return {
    id: 'plot-1' as PlotId,
    organisationId: 'organisation-1' as OrganisationId,
    siteId: 'site-1' as SiteId,
    name: 'Stand 1',
    plotNumber: 1,
    isActive: true,
    isElectrified: false,
    allowSmoking: false,
    allowLateBooking: false,
    mapX: null,
    mapY: null,
    mapWidth: null,
    mapHeight: null,
    irlWidth: null,
    irlLength: null,
    irlSqm: null,
    useSqm: false,
    tentsMax: null,
    caravansMax: null,
    paxMin: 1,
    paxMax: 6,
    allowMultipleReservationsUpToPaxMax: false,
    kidsUnderWhatAgeDontCountTowardsMaxPax: 0,
    rateBasis: 'perPlot',
    baseRates: rates(0),
    rates: rates(0),
    tiers: [],
    minimumNights: { general: 1, offPeak: 0, peak: 0, superPeak: 0 },
    isWeekendTwoDaysRequired: false,
    aboutPlot: null,
    images: [],
    ageScaleId: null,
    paymentRuleId: null,
    discountIds: [],
    ...facts,
  }
}
