import type { Plot, RateColumns } from '../plots/plot.ts'

/** Some night of it costs something. */
export function isPricedPlot({ rates, baseRates, tiers }: Pick<Plot, 'rates' | 'baseRates' | 'tiers'>): boolean {
  return [rates, baseRates, ...tiers.map((tier) => tier.rates)].some(isPriced)
}

function isPriced({ offPeak, peak, superPeak }: RateColumns): boolean {
  return [offPeak, peak, superPeak].some(({ cents }) => cents > 0)
}
