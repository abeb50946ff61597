import type { Plot, RateColumns, Tier } from '@camp/domain/plots/plot.ts'
import type { AgeScaleId, DiscountId, OrganisationId, PaymentRuleId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { sanitisedOnRead } from '../html/sanitised-on-read.ts'
import type { PlotJson, RatesJson, TierJson } from './catalogue-rows.ts'

export function toPlot(row: PlotJson, organisationId: OrganisationId, currency: string): Plot {
  return {
    id: row.id as PlotId,
    organisationId,
    siteId: row.site_id as SiteId,
    name: row.name,
    plotNumber: row.plot_number,
    isActive: row.is_active,
    isElectrified: row.is_electrified,
    allowSmoking: row.allow_smoking,
    allowLateBooking: row.allow_late_booking,
    mapX: row.map_x,
    mapY: row.map_y,
    mapWidth: row.map_width,
    mapHeight: row.map_height,
    irlWidth: row.irl_width,
    irlLength: row.irl_length,
    irlSqm: row.irl_sqm,
    useSqm: row.use_sqm,
    tentsMax: row.tents_max,
    caravansMax: row.caravans_max,
    paxMin: row.pax_min,
    paxMax: row.pax_max,
    allowMultipleReservationsUpToPaxMax: row.allow_multiple_reservations_up_to_pax_max,
    kidsUnderWhatAgeDontCountTowardsMaxPax: row.kids_under_what_age_dont_count_towards_max_pax,
    rateBasis: row.rate_basis,
    baseRates: {
      offPeak: Money.cents(row.base_rate_off_peak_cents, currency),
      peak: Money.cents(row.base_rate_peak_cents, currency),
      superPeak: Money.cents(row.base_rate_super_peak_cents, currency),
    },
    rates: toRates(row, currency),
    tiers: row.tiers.map((tier) => toTier(tier, currency)),
    minimumNights: {
      general: row.minimum_stay_period,
      offPeak: row.minimum_stay_period_off_peak,
      peak: row.minimum_stay_period_peak,
      superPeak: row.minimum_stay_period_super_peak,
    },
    isWeekendTwoDaysRequired: row.is_weekend_two_days_required,
    aboutPlot: row.about_plot && sanitisedOnRead(row.about_plot),
    images: row.images,
    ageScaleId: row.age_scale_id as AgeScaleId | null,
    paymentRuleId: row.payment_rule_id as PaymentRuleId | null,
    discountIds: row.discount_ids as readonly DiscountId[],
  }
}

function toTier(tier: TierJson, currency: string): Tier {
  return { paxFrom: tier.pax_from, paxTo: tier.pax_to, rates: toRates(tier, currency) }
}

function toRates(row: RatesJson<'rate'>, currency: string): RateColumns {
  return {
    offPeak: Money.cents(row.rate_off_peak_cents, currency),
    peak: Money.cents(row.rate_peak_cents, currency),
    superPeak: Money.cents(row.rate_super_peak_cents, currency),
  }
}
