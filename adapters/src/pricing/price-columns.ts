import type { Plot, RateColumns, Tier } from '@camp/domain/plots/plot.ts'
import type { AgeBand, AgeScale } from '@camp/domain/pricing/age-scale.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

/** A row to write, columns by their names; every row of one table has the same ones. */
export type PriceRow = Readonly<Record<string, unknown>>

export function seasonRow(organisationId: OrganisationId, season: Season): PriceRow {
  return {
    id: season.id,
    organisation_id: organisationId,
    name: season.name,
    season_type: season.seasonType,
    start_date: season.startDate.toString(),
    end_date: season.endDate.toString(),
    is_active: season.isActive,
    minimum_stay_period: season.minimumStayPeriod,
  }
}

export function plotPriceRow(plot: Plot): PriceRow {
  return {
    id: plot.id,
    rate_basis: plot.rateBasis,
    ...amounts('base_rate', plot.baseRates),
    ...amounts('rate', plot.rates),
    minimum_stay_period: plot.minimumNights.general,
    minimum_stay_period_off_peak: plot.minimumNights.offPeak,
    minimum_stay_period_peak: plot.minimumNights.peak,
    minimum_stay_period_super_peak: plot.minimumNights.superPeak,
    is_weekend_two_days_required: plot.isWeekendTwoDaysRequired,
  }
}

export function tierRow(plot: Plot, { paxFrom, paxTo, rates }: Tier): PriceRow {
  return { plot_id: plot.id, pax_from: paxFrom, pax_to: paxTo, ...amounts('rate', rates) }
}

export function ageScaleRow(organisationId: OrganisationId, { id, name, pensionerPercentage }: AgeScale): PriceRow {
  return { id, organisation_id: organisationId, name, pensioner_percentage: pensionerPercentage }
}

export function ageBandRow(organisationId: OrganisationId, scale: AgeScale, band: AgeBand): PriceRow {
  const isFixed = band.kind === 'fixed'
  return {
    organisation_id: organisationId,
    age_scale_id: scale.id,
    from_age: band.fromAge,
    to_age: band.toAge,
    kind: band.kind,
    percentage: band.kind === 'percentage' ? band.percentage : null,
    amount_off_peak_cents: isFixed ? band.amounts.offPeak.cents : null,
    amount_peak_cents: isFixed ? band.amounts.peak.cents : null,
    amount_super_peak_cents: isFixed ? band.amounts.superPeak.cents : null,
  }
}

export function discountRow(organisationId: OrganisationId, discount: Discount): PriceRow {
  return {
    id: discount.id,
    organisation_id: organisationId,
    name: discount.name,
    is_active: discount.isActive,
    min_nights: discount.minNights,
    discount_type: discount.discountType,
    percentage: discount.discountType === 'percentage' ? discount.percentage : null,
    amount_cents: discount.discountType === 'fixed' ? discount.amount.cents : null,
    exclude_holidays: discount.excludeHolidays,
    exclude_school_holidays: discount.excludeSchoolHolidays,
    exclude_date_ranges: discount.excludeDateRanges.map(({ startDate, endDate }) => ({
      startDate: startDate.toString(),
      endDate: endDate.toString(),
    })),
    valid_days: discount.validDays,
    season_types: discount.seasonTypes,
  }
}

function amounts(name: string, { offPeak, peak, superPeak }: RateColumns): PriceRow {
  return {
    [`${name}_off_peak_cents`]: offPeak.cents,
    [`${name}_peak_cents`]: peak.cents,
    [`${name}_super_peak_cents`]: superPeak.cents,
  }
}
