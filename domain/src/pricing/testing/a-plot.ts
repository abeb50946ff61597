import { type Plot, type RateColumns, usualPlotFacts } from '../../plots/plot.ts'
import type { OrganisationId, PlotId, SiteId } from '../../shared/ids.ts'
import { Money } from '../../shared/money.ts'

/** The same amount of rand in all three columns, unless they are told apart. */
export function rates(offPeak: number, peak = offPeak, superPeak = offPeak): RateColumns {
  return { offPeak: Money.rand(offPeak), peak: Money.rand(peak), superPeak: Money.rand(superPeak) }
}

/** A stand for six at R0.00 per plot: a test says what it charges. */
export function aPlot(facts: Partial<Plot> = {}): Plot {
  return {
    ...usualPlotFacts,
    id: 'plot-1' as PlotId,
    organisationId: 'organisation-1' as OrganisationId,
    siteId: 'site-1' as SiteId,
    name: 'Stand 1',
    plotNumber: 1,
    mapX: null,
    mapY: null,
    mapWidth: null,
    mapHeight: null,
    paxMin: 1,
    paxMax: 6,
    rateBasis: 'perPlot',
    baseRates: rates(0),
    rates: rates(0),
    tiers: [],
    minimumNights: { ...usualPlotFacts.minimumNights, general: 1 },
    images: [],
    ageScaleId: null,
    paymentRuleId: null,
    discountIds: [],
    ...facts,
  }
}
