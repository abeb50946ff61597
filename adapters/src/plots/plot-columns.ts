import type { NewPlot, PlotRow } from '@camp/application/plots/plots.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { type RawBuilder, sql } from 'kysely'

type Facts = Omit<NewPlot, 'id' | 'organisationId' | 'rateBasis' | 'rate' | 'map'>

/** The columns that the settings of a plot write; prices, pictures and the place on the map are written elsewhere. */
export function factColumns(plot: Facts): Readonly<Record<string, unknown>> {
  return {
    site_id: plot.siteId,
    name: plot.name,
    plot_number: plot.plotNumber,
    is_active: plot.isActive,
    is_electrified: plot.isElectrified,
    allow_smoking: plot.allowSmoking,
    allow_late_booking: plot.allowLateBooking,
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
    minimum_stay_period: plot.minimumNights.general,
    minimum_stay_period_off_peak: plot.minimumNights.offPeak,
    minimum_stay_period_peak: plot.minimumNights.peak,
    minimum_stay_period_super_peak: plot.minimumNights.superPeak,
    is_weekend_two_days_required: plot.isWeekendTwoDaysRequired,
    about_plot: plot.aboutPlot,
  }
}

const columns = ['base_rate', 'rate'].flatMap((rate) =>
  ['off_peak', 'peak', 'super_peak'].map((column) => [rate, column] as const),
)

/** One rate in every season, and nothing on top of it. */
export function priceColumns({ rateBasis, rate }: Pick<NewPlot, 'rateBasis' | 'rate'>): Readonly<Record<string, unknown>> {
  const rates = columns.map(([name, column]) => [`${name}_${column}_cents`, name === 'rate' ? rate.cents : 0])
  return { rate_basis: rateBasis, ...Object.fromEntries(rates) }
}

export type StoredPlot = Omit<PlotRow, 'rate' | 'map'> & {
  readonly rateCents: number
  readonly currency: string
  readonly mapX: number | null
  readonly mapY: number | null
  readonly mapWidth: number | null
  readonly mapHeight: number | null
}

export const storedPlotColumns: RawBuilder<StoredPlot> = sql`
  plot.id, plot.organisation_id as "organisationId", plot.row_version as "rowVersion", plot.site_id as "siteId", plot.name,
  plot.plot_number as "plotNumber", plot.is_active as "isActive", plot.is_electrified as "isElectrified",
  plot.allow_smoking as "allowSmoking", plot.allow_late_booking as "allowLateBooking", plot.irl_width as "irlWidth",
  plot.irl_length as "irlLength", plot.irl_sqm as "irlSqm", plot.use_sqm as "useSqm", plot.tents_max as "tentsMax",
  plot.caravans_max as "caravansMax", plot.pax_min as "paxMin", plot.pax_max as "paxMax",
  plot.allow_multiple_reservations_up_to_pax_max as "allowMultipleReservationsUpToPaxMax",
  plot.kids_under_what_age_dont_count_towards_max_pax as "kidsUnderWhatAgeDontCountTowardsMaxPax",
  jsonb_build_object('general', plot.minimum_stay_period, 'offPeak', plot.minimum_stay_period_off_peak,
    'peak', plot.minimum_stay_period_peak, 'superPeak', plot.minimum_stay_period_super_peak) as "minimumNights",
  plot.is_weekend_two_days_required as "isWeekendTwoDaysRequired", plot.about_plot as "aboutPlot", plot.images,
  plot.rate_basis as "rateBasis", plot.rate_off_peak_cents as "rateCents", country.currency,
  (select payment_rule_id from plot_payment_rule where plot_id = plot.id) as "paymentRuleId",
  plot.map_x as "mapX", plot.map_y as "mapY", plot.map_width as "mapWidth", plot.map_height as "mapHeight"`

export function toPlotRow({ rateCents, currency, mapX, mapY, mapWidth, mapHeight, ...plot }: StoredPlot): PlotRow {
  const isOnMap = mapX !== null && mapY !== null && mapWidth !== null && mapHeight !== null
  return {
    ...plot,
    rate: Money.cents(rateCents, currency),
    map: isOnMap ? { x: mapX, y: mapY, width: mapWidth, height: mapHeight } : null,
  }
}
