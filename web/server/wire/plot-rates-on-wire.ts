import type { Plot, RateColumns } from '@camp/domain/plots/plot.ts'
import { randOnWire } from './on-wire.ts'

/**
 * What the prices of a plot are made of, by the names of the import format; for clients, since pages show
 * prices alone.
 */
export function plotRatesOnWire({ baseRates, rates, tiers }: Pick<Plot, 'baseRates' | 'rates' | 'tiers'>) {
  return {
    baseRates: columnsOnWire(baseRates),
    rates: columnsOnWire(rates),
    tiers: tiers.map(({ paxFrom, paxTo, rates: ofTier }) => ({ paxFrom, paxTo, ...columnsOnWire(ofTier) })),
  }
}

function columnsOnWire({ offPeak, peak, superPeak }: RateColumns) {
  return { offPeak: randOnWire(offPeak), peak: randOnWire(peak), superPeak: randOnWire(superPeak) }
}
