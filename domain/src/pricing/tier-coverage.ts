import type { Tier } from '../plots/plot.ts'
import { accepted, type Result, refused } from '../shared/result.ts'

export type TierCoverageRefusal =
  | { readonly code: 'tier-ends-before-it-begins'; readonly paxFrom: number; readonly paxTo: number }
  | { readonly code: 'tiers-overlap'; readonly paxFrom: number; readonly paxTo: number }
  | { readonly code: 'tiers-leave-gap'; readonly paxFrom: number; readonly paxTo: number }

/** Guests that a tier may reach to. */
export const largestParty = 10_000

/** The last tier holds beyond its end, so where more guests sleep it is made to say so. */
export function tiersUpTo<Range extends Pick<Tier, 'paxFrom' | 'paxTo'>>(
  paxMax: number,
  tiers: readonly Range[],
): readonly Range[] {
  const last = tiers.toSorted((one, other) => one.paxFrom - other.paxFrom).at(-1)
  return tiers.map((tier) => (tier === last ? { ...tier, paxTo: Math.max(tier.paxTo, paxMax) } : tier))
}

/**
 * Tiers of one plot hold every party size from 1 to `paxMax` exactly once; the facts name the guests, both
 * ends inside.
 */
export function tierCoverage(tiers: readonly Tier[], paxMax: number): Result<void, TierCoverageRefusal> {
  const ascending = tiers.toSorted((one, other) => one.paxFrom - other.paxFrom)
  let covered = 0
  for (const { paxFrom, paxTo } of ascending) {
    if (paxTo < paxFrom) return refused({ code: 'tier-ends-before-it-begins', paxFrom, paxTo })
    if (paxFrom <= covered) return refused({ code: 'tiers-overlap', paxFrom, paxTo: Math.min(covered, paxTo) })
    if (paxFrom > covered + 1) return refused({ code: 'tiers-leave-gap', paxFrom: covered + 1, paxTo: paxFrom - 1 })
    covered = paxTo
  }
  if (tiers.length > 0 && covered < paxMax) return refused({ code: 'tiers-leave-gap', paxFrom: covered + 1, paxTo: paxMax })
  return accepted(undefined)
}
