import type { ImportedPlot } from '@camp/application/import-export/imported-organisation.ts'
import { rateColumns, ratesFrom } from './rand-columns.ts'
import type { WantedRow } from './stored-row.ts'

export function plotColumns(plot: ImportedPlot): WantedRow {
  return {
    name: plot.name,
    plot_number: plot.plotNumber,
    is_active: plot.isActive,
    is_electrified: plot.isElectrified,
    allow_smoking: plot.allowSmoking,
    allow_late_booking: plot.allowLateBooking,
    map_x: plot.mapX,
    map_y: plot.mapY,
    map_width: plot.mapWidth,
    map_height: plot.mapHeight,
    irl_width: plot.irlWidth,
    irl_length: plot.irlLength,
    irl_sqm: plot.irlSqm,
    use_sqm: plot.useSqm,
    tents_max: plot.tentsMax,
    caravans_max: plot.caravansMax,
    pax_min: plot.paxMin,
    pax_max: plot.paxMax,
    allow_multiple_reservations_up_to_pax_max: plot.allowMultipleReservationsUpToPaxMax,
    kids_under_what_age_dont_count_towards_max_pax: plot.kidsUnderWhatAgeDontCountTowardsMaxPax,
    rate_basis: plot.rateBasis,
    ...rateColumns('base_rate', plot.baseRates),
    ...rateColumns('rate', plot.rates),
    minimum_stay_period: plot.minimumStayPeriod,
    minimum_stay_period_off_peak: plot.minimumStayPeriodOffPeak,
    minimum_stay_period_peak: plot.minimumStayPeriodPeak,
    minimum_stay_period_super_peak: plot.minimumStayPeriodSuperPeak,
    is_weekend_two_days_required: plot.isWeekendTwoDaysRequired,
    about_plot: plot.aboutPlot,
    ...(plot.images && { images: plot.images }),
  }
}

type PlotFields = Omit<ImportedPlot, 'ageScale' | 'paymentRule' | 'discounts' | 'images'>

/** The values come from a row whose columns the migrations have checked. */
// biome-ignore lint/suspicious/noExplicitAny: one place where columns become fields
export function plotFields(row: Readonly<Record<string, any>>, tiers: ImportedPlot['tiers']): PlotFields {
  return {
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
    baseRates: ratesFrom('base_rate', row),
    rates: ratesFrom('rate', row),
    tiers,
    minimumStayPeriod: row.minimum_stay_period,
    minimumStayPeriodOffPeak: row.minimum_stay_period_off_peak,
    minimumStayPeriodPeak: row.minimum_stay_period_peak,
    minimumStayPeriodSuperPeak: row.minimum_stay_period_super_peak,
    isWeekendTwoDaysRequired: row.is_weekend_two_days_required,
    aboutPlot: row.about_plot,
  }
}
