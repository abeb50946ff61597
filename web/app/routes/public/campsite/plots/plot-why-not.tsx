import { use } from 'react'
import { Link } from 'react-router'
import { fixSuggestions, reasonText } from '#app/components/campsite/fix-suggestions.ts'
import { freeDatesText } from '#app/components/campsite/free-dates-text.ts'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { Icon } from '#app/components/icon.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { writeStayParameters } from '#app/search-parameters/write-stay-parameters.ts'
import { readSelection, withSelection } from '#app/selection/selection-parameters.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
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
  const kept = withSelection(search, readSelection(search))
  const offers = Map.groupBy(plots, ({ nearestDates, nearestTotal }) => JSON.stringify([nearestDates, nearestTotal]))
  return (
    <div className="plot-why-not">
      <p className="font-bold">{reasonText(t, plot.unavailableReason)}</p>
      {fixSuggestions(t, plot).map((mend) => (
        <p key={mend}>{mend}</p>
      ))}
      {plots.some(({ hasStoppedLooking }) => hasStoppedLooking) && <p>{t('freeDatesNotLooked')}</p>}
      {[...offers.values()].map((free) => (
        <FreeDates key={free[0]?.id} plots={free} isForAll={offers.size === 1} kept={kept} />
      ))}
    </div>
  )
}

interface FreeDatesProps {
  /** Free on the same dates, for the same price. */
  readonly plots: readonly PickedPlot[]
  readonly isForAll: boolean
  readonly kept: URLSearchParams
}

function FreeDates({ plots, isForAll, kept }: FreeDatesProps) {
  const t = useText('campsite')
  const language = use(LanguageContext)
  const [{ nearestDates = null, nearestTotal = null } = {}] = plots
  if (!nearestDates) return null
  return (
    <p>
      <Link
        to={`?${writeStayParameters(nearestDates, kept)}`}
        preventScrollReset
        className="link inline-flex min-h-8 items-center gap-1.5 font-bold"
      >
        <Icon name="calendar" className="size-4" />
        {t('freeDates', { dates: freeDatesText(nearestDates.arrivalDate, nearestDates.departureDate, language) })}
        {nearestTotal !== null && `, ${randText(nearestTotal)}`}
        <span className={isForAll ? 'sr-only' : undefined}>: {plots.map(({ name }) => name).join(', ')}</span>
      </Link>
    </p>
  )
}
