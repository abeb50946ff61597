import type { Plot, RateColumn } from '../plots/plot.ts'
import type { TierRange } from './plot-quote.ts'
import { tierFor } from './tier-for.ts'

/** What one adult (per person) or the plot (per plot) is charged for a night, base rate aside, in cents. */
export interface NightRate {
  readonly cents: number
  readonly tier: TierRange | null
}

export function nightRate(plot: Plot, partySize: number, column: RateColumn): NightRate {
  const tier = tierFor(plot.tiers, partySize)
  if (!tier) return { cents: plot.rates[column].cents, tier: null }
  return { cents: tier.rates[column].cents, tier: { paxFrom: tier.paxFrom, paxTo: tier.paxTo } }
}
