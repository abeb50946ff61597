import type { Plot, RateBasis } from '../plots/plot.ts'
import type { Money } from '../shared/money.ts'
import { toTenCents } from './exact.ts'
import { nightRate } from './night-rate.ts'

export interface LowestPrice {
  readonly price: Money
  readonly rateBasis: RateBasis
}

/**
 * Of the plots that can be booked online: the lowest price of one off-peak night for one adult, with that
 * plot's basis.
 */
export function lowestPrice(plotsBookableOnline: readonly Plot[]): LowestPrice | null {
  return plotsBookableOnline
    .map(oneAdultOffPeak)
    .reduce<LowestPrice | null>((lowest, next) => (lowest && !lowest.price.isMoreThan(next.price) ? lowest : next), null)
}

function oneAdultOffPeak(plot: Plot): LowestPrice {
  const base = plot.baseRates.offPeak
  return { price: toTenCents(base.cents + nightRate(plot, 1, 'offPeak').cents, base.currency), rateBasis: plot.rateBasis }
}
