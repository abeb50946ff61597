import type { Plot, Site } from '../plots/plot.ts'
import { type PlannedPlot, plannedChange } from './bulk-rates.ts'
import { isNightsCell, type RateCell, ratesOfPlot } from './rate-sheet.ts'
import { tiersUpTo } from './tier-coverage.ts'
import { isSameSupplement, supplementOfPlot } from './weekday-supplement.ts'

export interface RatesCopy {
  /** Amounts and minimum stays. */
  readonly cells: readonly RateCell[]
  /** All of its tiers in place of those that are there. */
  readonly withTiers: boolean
  /** What comes on top on some days of the week, also where it is that of the site. */
  readonly withSupplement: boolean
}

/**
 * A plot with what another costs. Amounts bring along what they are charged by, minimum stays the rule of the
 * weekend: alone, they would mean something else.
 */
export function copiedRates(
  source: Plot,
  plot: Plot,
  { cells, withTiers, withSupplement, sites }: RatesCopy & { readonly sites: readonly Site[] },
): PlannedPlot {
  const rates = ratesOfPlot(source)
  const along: readonly RateCell[] = [
    ...(cells.some((cell) => !isNightsCell(cell)) ? (['basis'] as const) : []),
    ...(cells.some(isNightsCell) ? (['weekend'] as const) : []),
  ]
  const wanted = [...new Set([...cells, ...along])].map((cell) => ({ cell, to: rates[cell] }))
  return plannedChange(plot, wanted, {
    tiers: withTiers ? tiersUpTo(plot.paxMax, source.tiers) : plot.tiers,
    weekdaySupplement: withSupplement ? supplementFor(plot, { source, sites }) : plot.weekdaySupplement,
  })
}

/**
 * A plot that has the same of its site goes on following it; what a site alone says is written to plots of
 * others.
 */
function supplementFor(
  plot: Plot,
  { source, sites }: { readonly source: Plot; readonly sites: readonly Site[] },
): Plot['weekdaySupplement'] {
  const wanted = supplementOfPlot(source, sites)
  if (isSameSupplement(wanted, supplementOfPlot(plot, sites))) return plot.weekdaySupplement
  const ofSite = sites.find(({ id }) => id === plot.siteId)?.weekdaySupplement ?? null
  return isSameSupplement(wanted, ofSite) ? null : (wanted ?? 'none')
}
