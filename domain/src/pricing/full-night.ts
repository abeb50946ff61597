import type { Plot, RateColumn } from '../plots/plot.ts'
import type { Currency } from '../shared/money.ts'
import { type Party, partySize } from '../stay-rules/party.ts'
import type { AgeScale } from './age-scale.ts'
import { type ExactCents, exactSum, toTheCent } from './exact.ts'
import { guestLines } from './guest-lines.ts'
import { mapLine } from './map-line.ts'
import { type NightRate, nightRate } from './night-rate.ts'
import type { Line, QuoteLine } from './plot-quote.ts'

/** A night before discount and rounding: its exact value, and its lines, each to the cent. */
export interface FullNight {
  readonly exact: ExactCents
  readonly lines: readonly QuoteLine[]
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
  const exactLines = [...baseLines(plot, column), ...rateLines(charges, rate, column)]
  return {
    exact: exactSum(exactLines.map((line) => line.amount)),
    lines: exactLines.map((line) => mapLine(line, (amount) => toTheCent(amount, currency))),
    currency,
  }
}

function baseLines(plot: Plot, column: RateColumn): readonly Line<ExactCents>[] {
  const amount = plot.baseRates[column].cents
  return amount === 0 ? [] : [{ kind: 'base', amount }]
}

function rateLines({ plot, party, ageScale }: NightCharges, rate: NightRate, column: RateColumn): readonly Line<ExactCents>[] {
  if (plot.rateBasis === 'perPlot') return [{ kind: 'rate', tier: rate.tier, amount: rate.cents }]
  return guestLines({ party, rate, ageScale, column })
}
