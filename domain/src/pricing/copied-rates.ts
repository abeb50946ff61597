import type { Plot, Tier } from '../plots/plot.ts'
import { type PlannedPlot, plannedChange } from './bulk-rates.ts'
import { isNightsCell, type RateCell, ratesOfPlot } from './rate-sheet.ts'

export interface RatesCopy {
  /** Amounts and minimum stays. */
  readonly cells: readonly RateCell[]
  /** All of its tiers in place of those that are there. */
  readonly withTiers: boolean
}

/**
 * A plot with what another costs. Amounts bring along what they are charged by, minimum stays the rule of the
 * weekend: alone, they would mean something else.
 */
export function copiedRates(source: Plot, plot: Plot, { cells, withTiers }: RatesCopy): PlannedPlot {
  const rates = ratesOfPlot(source)
  const along: readonly RateCell[] = [
    ...(cells.some((cell) => !isNightsCell(cell)) ? (['basis'] as const) : []),
    ...(cells.some(isNightsCell) ? (['weekend'] as const) : []),
  ]
  const wanted = [...new Set([...cells, ...along])].map((cell) => ({ cell, to: rates[cell] }))
  return plannedChange(plot, wanted, withTiers ? tiersFor(plot, source.tiers) : plot.tiers)
}

/** The last tier holds beyond its end, so where more guests sleep it is made to say so. */
function tiersFor({ paxMax }: Plot, tiers: readonly Tier[]): readonly Tier[] {
  const last = tiers.toSorted((one, other) => one.paxFrom - other.paxFrom).at(-1)
  return tiers.map((tier) => (tier === last ? { ...tier, paxTo: Math.max(tier.paxTo, paxMax) } : tier))
}
