import { fixSuggestions, reasonText } from '#app/components/campsite/fix-suggestions.ts'
import { FreeDates } from '#app/components/campsite/free-dates.tsx'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { readSelection, withSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'

export interface PlotWhyNotProps {
  /** Not to be had for the same reason. */
  readonly plots: readonly [PickedPlot, ...PickedPlot[]]
}

/** The reason, what would help, and the nearest dates on which each plot is free. */
export function PlotWhyNot({ plots }: PlotWhyNotProps) {
  const t = useText('campsite')
  const { search } = usePendingSearch()
  const [plot] = plots
  const mends = [...fixSuggestions(t, plot), ...(takesSomeOfThem(plot) ? [t('mendForTheRest')] : [])]
  const kept = withSelection(search, readSelection(search))
  const offers = Map.groupBy(plots, ({ nearestDates, nearestTotal }) => JSON.stringify([nearestDates, nearestTotal]))
  return (
    <div className="plot-why-not">
      <p className="font-bold">{reasonText(t, plot.unavailableReason)}</p>
      {mends.length > 0 && <p>{mends.join(' ')}</p>}
      {plots.some(({ hasStoppedLooking }) => hasStoppedLooking) && <p>{t('freeDatesNotLooked')}</p>}
      {[...offers.values()].map((free) => (
        <FreeDates key={free[0]?.id} plots={free} isForAll={offers.size === 1} kept={kept} />
      ))}
    </div>
  )
}

/** Too small for the whole party, but it may be chosen with others. */
function takesSomeOfThem({ isSelectable, criteria }: PickedPlot): boolean {
  return isSelectable && criteria.some(({ code }) => code.startsWith('too-many'))
}
