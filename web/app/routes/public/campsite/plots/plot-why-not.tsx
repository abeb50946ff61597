import { use } from 'react'
import { Link } from 'react-router'
import { fixSuggestions, reasonText } from '#app/components/campsite/fix-suggestions.ts'
import { freeDatesText } from '#app/components/campsite/free-dates-text.ts'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { Icon } from '#app/components/icon.tsx'
import { writeStayParameters } from '#app/search-parameters/write-stay-parameters.ts'
import { readSelection, withSelection } from '#app/selection/selection-parameters.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'

/** The reason, what would help, and the nearest dates on which the plot is free. */
export function PlotWhyNot({ plot }: { readonly plot: PickedPlot }) {
  const t = useText('campsite')
  const language = use(LanguageContext)
  const { search } = usePendingSearch()
  const { nearestDates } = plot
  const kept = withSelection(search, readSelection(search))
  return (
    <div className="plot-why-not">
      <p className="font-bold">{reasonText(t, plot.unavailableReason)}</p>
      {fixSuggestions(t, plot).map((mend) => (
        <p key={mend}>{mend}</p>
      ))}
      {plot.hasStoppedLooking && <p>{t('freeDatesNotLooked')}</p>}
      {nearestDates && (
        <Link
          to={`?${writeStayParameters(nearestDates, kept)}`}
          preventScrollReset
          className="link inline-flex min-h-8 items-center gap-1.5 font-bold"
        >
          <Icon name="calendar" className="size-4" />
          {t('freeDates', { dates: freeDatesText(nearestDates.arrivalDate, nearestDates.departureDate, language) })}
          <span className="sr-only">: {plot.name}</span>
        </Link>
      )}
    </div>
  )
}
