import type { Tier } from '../plots/plot.ts'

/**
 * The tier that holds the party size. The last one holds beyond its end, the first one below its beginning.
 */
export function tierFor(tiers: readonly Tier[], partySize: number): Tier | null {
  let holding: Tier | null = null
  let first: Tier | null = null
  for (const tier of tiers) {
    if (!first || tier.paxFrom < first.paxFrom) first = tier
    if (tier.paxFrom <= partySize && (!holding || tier.paxFrom >= holding.paxFrom)) holding = tier
  }
  return holding ?? first
}
