import type { NewPlot, PlotRow } from '@camp/application/plots/plots.ts'
import { type Plot, type PlotFacts, plotFieldsThatAreNoFacts, type Tier } from '@camp/domain/plots/plot.ts'
import type { DiscountId, PaymentRuleId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { type Fields, inOtherRows, reader, without, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { ownColumns } from '../postgres/own-columns.ts'
import { type InCurrency, type RateCents, ratesIn, writeRates } from '../pricing/rate-columns.ts'
import { PlotRow as PlotTable } from './plot-tables.ts'

export type PlotColumns = JsonRow<'plot'>

interface Linked extends InCurrency {
  readonly payment_rule_id: PaymentRuleId | null
}

/** A plot's row with what stands about it in other rows. */
export interface PlotSource extends PlotColumns, Linked {
  readonly tiers: readonly JsonRow<'plot_tier'>[]
  readonly discount_ids: readonly DiscountId[]
}

/** Every field of a plot, once: whatever reads or writes plots follows from it. */
export const plotFields = {
  ...ownColumns<Plot>()(PlotTable, {
    position: true,
    baseRateOffPeakCents: true,
    baseRatePeakCents: true,
    baseRateSuperPeakCents: true,
    rateOffPeakCents: true,
    ratePeakCents: true,
    rateSuperPeakCents: true,
    minimumStayPeriod: true,
    minimumStayPeriodOffPeak: true,
    minimumStayPeriodPeak: true,
    minimumStayPeriodSuperPeak: true,
  }),
  baseRates: ratesIn('base_rate'),
  rates: ratesIn('rate'),
  tiers: inOtherRows(({ tiers, currency }: Pick<PlotSource, 'tiers' | 'currency'>) => tiers.map((row) => toTier(row, currency))),
  minimumNights: {
    read: (row: PlotColumns) => ({
      general: row.minimum_stay_period,
      offPeak: row.minimum_stay_period_off_peak,
      peak: row.minimum_stay_period_peak,
      superPeak: row.minimum_stay_period_super_peak,
    }),
    write: ({ general, offPeak, peak, superPeak }: Plot['minimumNights']) => ({
      minimum_stay_period: general,
      minimum_stay_period_off_peak: offPeak,
      minimum_stay_period_peak: peak,
      minimum_stay_period_super_peak: superPeak,
    }),
  },
  paymentRuleId: inOtherRows((row: Linked) => row.payment_rule_id),
  discountIds: inOtherRows((row: Pick<PlotSource, 'discount_ids'>) => row.discount_ids),
} as const satisfies Fields<PlotSource, Plot>

export const readPlot = reader<PlotSource, Plot>(plotFields)
export const writePlot = writer<PlotSource, Plot, typeof plotFields>(plotFields)

export type SettingsPlotSource = PlotColumns & Linked

/** A plot as the settings show it. */
const settingsFields = {
  ...without(plotFields, ['baseRates', 'rates', 'tiers', 'mapX', 'mapY', 'mapWidth', 'mapHeight', 'ageScaleId', 'discountIds']),
  rate: {
    read: (row: SettingsPlotSource) => Money.cents(row.rate_off_peak_cents, row.currency),
    /** One rate in every season, and nothing on top of it. */
    write: (rate: Money): RateCents<'base_rate' | 'rate'> => {
      const nothing = Money.zero(rate.currency)
      return {
        ...writeRates('base_rate', { offPeak: nothing, peak: nothing, superPeak: nothing }),
        ...writeRates('rate', { offPeak: rate, peak: rate, superPeak: rate }),
      }
    },
  },
  map: {
    read: ({ map_x: x, map_y: y, map_width: width, map_height: height }: PlotColumns) =>
      x !== null && y !== null && width !== null && height !== null ? { x, y, width, height } : null,
    write: (map: PlotRow['map']) => ({
      map_x: map?.x ?? null,
      map_y: map?.y ?? null,
      map_width: map?.width ?? null,
      map_height: map?.height ?? null,
    }),
  },
} as const satisfies Fields<SettingsPlotSource, PlotRow>

export const readSettingsPlot = reader<SettingsPlotSource, PlotRow>(settingsFields)

const newPlotFields = without(settingsFields, ['images', 'paymentRuleId'])

export const writeNewPlot = writer<SettingsPlotSource, NewPlot, typeof newPlotFields>(newPlotFields)

const factFields = { siteId: plotFields.siteId, ...without(plotFields, plotFieldsThatAreNoFacts) }

/** The facts and the site; prices, pictures and the place on the map are written elsewhere. */
export const writePlotFacts = writer<PlotColumns, PlotFacts & Pick<Plot, 'siteId'>, typeof factFields>(factFields)

const { id, rateBasis, baseRates, rates, minimumNights, isWeekendTwoDaysRequired, weekdaySupplement } = plotFields
const priceFields = { id, rateBasis, baseRates, rates, minimumNights, isWeekendTwoDaysRequired, weekdaySupplement }

/** What a change of rates writes of a plot's own row. */
export const writePlotPrices = writer<PlotSource, Pick<Plot, keyof typeof priceFields>, typeof priceFields>(priceFields)

function toTier(tier: JsonRow<'plot_tier'>, currency: string): Tier {
  return { paxFrom: tier.pax_from, paxTo: tier.pax_to, rates: ratesIn('rate').read({ ...tier, currency }) }
}
