import type { Plot, RateColumn, WeekdaySupplement } from '../plots/plot.ts'
import type { Currency } from '../shared/money.ts'
import { type Party, partySize } from '../stay-rules/party.ts'
import type { AgeScale } from './age-scale.ts'
import { type ExactCents, exactSum, isNothing } from './exact.ts'
import { guestLines, shareOfRate } from './guest-lines.ts'
import { type NightRate, nightRate } from './night-rate.ts'
import type { Line } from './plot-quote.ts'
import { supplementOn } from './weekday-supplement.ts'

/** A night before discount and rounding: exact, as are its lines. */
export interface FullNight {
  readonly exact: ExactCents
  readonly lines: readonly Line<ExactCents>[]
  readonly currency: Currency
}

export interface NightCharges {
  readonly plot: Plot
  readonly party: Party
  readonly ageScale: AgeScale | null
  /** The plot's own or its site's. */
  readonly supplement: WeekdaySupplement | null
}

/** What decides what a night costs one party on one plot. */
export interface NightKind {
  readonly column: RateColumn
  /** Whether its weekday is one of the supplement's. */
  readonly isSupplemented: boolean
}

/**
 * Base rate once per plot; rate once (per plot) or for every guest (per person), a tier replacing it; what
 * the weekday puts onto it.
 */
export function fullNight(charges: NightCharges, { column, isSupplemented }: NightKind): FullNight {
  const { plot, party } = charges
  const { currency } = plot.baseRates[column]
  const rate = nightRate(plot, partySize(party), column)
  const supplement = isSupplemented ? charges.supplement : null
  const lines = [
    ...baseLines(plot, column),
    ...rateLines(charges, rate, column),
    ...(supplement ? supplementLines({ ...charges, supplement }, rate, column) : []),
  ]
  return { exact: exactSum(lines), lines, currency }
}

function baseLines(plot: Plot, column: RateColumn): readonly Line<ExactCents>[] {
  const amount = plot.baseRates[column].cents
  return amount === 0 ? [] : [{ kind: 'base', amount }]
}

function rateLines({ plot, party, ageScale }: NightCharges, rate: NightRate, column: RateColumn): readonly Line<ExactCents>[] {
  if (plot.rateBasis === 'perPlot') return [{ kind: 'rate', tier: rate.tier, amount: rate.cents }]
  return guestLines({ party, rate, ageScale, column })
}

/** Every guest pays the share of it that he or she pays of the rate. */
function supplementLines(
  { plot, party, ageScale, supplement }: NightCharges & { readonly supplement: WeekdaySupplement },
  rate: NightRate,
  column: RateColumn,
): readonly Line<ExactCents>[] {
  const each = supplementOn(supplement, rate.cents)
  const amount = plot.rateBasis === 'perPlot' ? each : shareOfRate({ party, rate: { cents: each, tier: null }, ageScale, column })
  const percentage = supplement.kind === 'percentage' ? supplement.percentage : null
  return isNothing(amount) ? [] : [{ kind: 'supplement', percentage, each, amount }]
}
