import type { Plot, RateColumn } from '../plots/plot.ts'
import type { Currency } from '../shared/money.ts'
import { type Party, partySize } from '../stay-rules/party.ts'
import type { AgeScale } from './age-scale.ts'
import { type ExactCents, exactSum } from './exact.ts'
import { guestLines } from './guest-lines.ts'
import { type NightRate, nightRate } from './night-rate.ts'
import type { Line } from './plot-quote.ts'

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
}

/** Base rate once per plot; rate once (per plot) or for every guest (per person), a tier replacing it. */
export function fullNight(charges: NightCharges, column: RateColumn): FullNight {
  const { plot, party } = charges
  const { currency } = plot.baseRates[column]
  const rate = nightRate(plot, partySize(party), column)
  const lines = [...baseLines(plot, column), ...rateLines(charges, rate, column)]
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
