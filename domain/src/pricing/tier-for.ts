import type { Tier } from '../plots/plot.ts'

/**
 * The tier that holds the party size. The last one holds beyond its end, the first one below its beginning.
 */
export function tierFor(tiers: readonly Tier[], partySize: number): Tier | null {
  const ascending = tiers.toSorted((one, other) => one.paxFrom - other.paxFrom)
  return ascending.findLast((tier) => tier.paxFrom <= partySize) ?? ascending[0] ?? null
}
