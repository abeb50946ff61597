import type { PartialPaymentDueType, PaymentRule } from '../../deposit/payment-rule.ts'
import type { Plot, RateBasis, RateColumns, Site, Weekday, WeekdaySupplement } from '../../plots/plot.ts'
import type { Season, SeasonType } from '../../seasons/season.ts'
import type { AgeScaleId, DiscountId, PaymentRuleId, PlotId, SeasonId } from '../../shared/ids.ts'
import { Money } from '../../shared/money.ts'
import { Temporal } from '../../shared/temporal.ts'
import { aSite } from '../../testing/a-site.ts'
import type { AgeBand, AgeScale } from '../age-scale.ts'
import type { Discount } from '../discount.ts'
import { aPlot } from './a-plot.ts'
import type {
  AgeBandJson,
  AgeScaleJson,
  ColumnsJson,
  DiscountJson,
  OrganisationJson,
  PaymentRuleJson,
  PlotJson,
  RangeJson,
  SeasonJson,
  SupplementJson,
} from './organisations-json.ts'

export interface PricedOrganisation {
  readonly slug: string
  readonly seasons: readonly Season[]
  readonly ageScales: readonly AgeScale[]
  readonly discounts: readonly Discount[]
  readonly paymentRules: readonly PaymentRule[]
  readonly plots: readonly Plot[]
  readonly sites: readonly Site[]
}

/** Names serve as ids: they are unique within one organisation of a test. */
export function readOrganisation(json: OrganisationJson): PricedOrganisation {
  return {
    slug: json.slug,
    seasons: json.seasons.map(readSeason),
    ageScales: json.ageScales.map(readAgeScale),
    discounts: json.discounts.map(readDiscount),
    paymentRules: json.paymentRules.map(readPaymentRule),
    plots: json.plots.map(readPlot),
    sites: [aSite({ weekdaySupplement: readSupplement(json.siteSupplement ?? null) })],
  }
}

function readSeason(json: SeasonJson): Season {
  return {
    id: json.name as SeasonId,
    name: json.name,
    seasonType: json.seasonType as SeasonType,
    ...readRange(json),
    isActive: json.isActive,
    minimumStayPeriod: 0,
  }
}

function readAgeScale(json: AgeScaleJson): AgeScale {
  const { name, pensionerPercentage } = json
  return { id: name as AgeScaleId, name, pensionerPercentage, bands: json.bands.map(readBand) }
}

function readBand(json: AgeBandJson): AgeBand {
  const { fromAge, toAge, kind, percentage = 0, offPeak = 0, peak = 0, superPeak = 0 } = json
  if (kind === 'free') return { fromAge, toAge, kind }
  if (kind === 'percentage') return { fromAge, toAge, kind, percentage }
  return { fromAge, toAge, kind: 'fixed', amounts: readColumns({ offPeak, peak, superPeak }) }
}

function readDiscount(json: DiscountJson): Discount {
  const { name, isActive = true, discountValue, ...rest } = json
  const common = {
    ...rest,
    id: name as DiscountId,
    name,
    isActive,
    excludeDateRanges: json.excludeDateRanges.map(readRange),
    validDays: json.validDays as readonly Weekday[],
    seasonTypes: json.seasonTypes as readonly SeasonType[],
  }
  return json.discountType === 'percentage'
    ? { ...common, discountType: 'percentage', percentage: discountValue }
    : { ...common, discountType: 'fixed', amount: Money.rand(discountValue) }
}

function readPaymentRule(json: PaymentRuleJson): PaymentRule {
  return {
    ...json,
    id: json.name as PaymentRuleId,
    minimumAmountForPartial: Money.rand(json.minimumAmountForPartial),
    partialPaymentDueType: json.partialPaymentDueType as PartialPaymentDueType,
  }
}

function readPlot(json: PlotJson): Plot {
  return aPlot({
    id: json.name as PlotId,
    name: json.name,
    rateBasis: json.rateBasis as RateBasis,
    baseRates: readColumns(json.baseRates),
    rates: readColumns(json.rates),
    tiers: json.tiers.map((tier) => ({ paxFrom: tier.paxFrom, paxTo: tier.paxTo, rates: readColumns(tier) })),
    paxMax: json.paxMax,
    ageScaleId: json.ageScale as AgeScaleId | null,
    paymentRuleId: json.paymentRule as PaymentRuleId | null,
    weekdaySupplement: json.weekdaySupplement === 'none' ? 'none' : readSupplement(json.weekdaySupplement ?? null),
    discountIds: json.discounts as readonly DiscountId[],
  })
}

function readSupplement(json: SupplementJson | null): WeekdaySupplement | null {
  if (!json) return null
  const weekdays = json.weekdays as readonly Weekday[]
  const { kind, percentage = 0, amount = 0 } = json
  return kind === 'percentage' ? { kind, percentage, weekdays } : { kind: 'amount', cents: Money.rand(amount).cents, weekdays }
}

function readColumns({ offPeak, peak, superPeak }: ColumnsJson): RateColumns {
  return { offPeak: Money.rand(offPeak), peak: Money.rand(peak), superPeak: Money.rand(superPeak) }
}

function readRange({ startDate, endDate }: RangeJson) {
  return { startDate: Temporal.PlainDate.from(startDate), endDate: Temporal.PlainDate.from(endDate) }
}
