import { use } from 'react'
import { Link } from 'react-router'
import { randText } from '#app/formatting/rand-text.ts'
import { writeStayParameters } from '#app/search-parameters/write-stay-parameters.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { Icon } from '../icon.tsx'
import { freeDatesText } from './free-dates-text.ts'

interface FreeDatesProps {
  /** Free on the same dates, for the same price. */
  readonly plots: readonly PickedPlot[]
  readonly isForAll: boolean
  readonly kept: URLSearchParams
}

/** The nearest dates on which they can be had, one press away. */
export function FreeDates({ plots, isForAll, kept }: FreeDatesProps) {
  const t = useText('campsite')
  const language = use(LanguageContext)
  const [{ nearestDates = null, nearestTotal = null } = {}] = plots
  if (!nearestDates) return null
  return (
    <p>
      <Link to={`?${writeStayParameters(nearestDates, kept)}`} preventScrollReset className="link free-dates">
        <Icon name="calendar" className="size-4" />
        {t('freeDates', { dates: freeDatesText(nearestDates.arrivalDate, nearestDates.departureDate, language) })}
        {nearestTotal !== null && `, ${randText(nearestTotal)}`}
        <span className={isForAll ? 'sr-only' : undefined}>: {plots.map(({ name }) => name).join(', ')}</span>
      </Link>
    </p>
  )
}
