import { use } from 'react'
import { Link } from 'react-router'
import { fixSuggestions } from '#app/components/campsite/fix-suggestions.ts'
import { freeDatesText } from '#app/components/campsite/free-dates-text.ts'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { writeStayParameters } from '#app/search-parameters/write-stay-parameters.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { datesForMost } from './dates-for-most.ts'

export interface OtherDatesProps {
  /** None of them can be had. */
  readonly plots: readonly PickedPlot[]
}

/** What would make any of them bookable, and the dates on which most are free, one press away. */
export function OtherDates({ plots }: OtherDatesProps) {
  const t = useText('waysOut')
  const campsite = useText('campsite')
  const language = use(LanguageContext)
  const { search } = usePendingSearch()
  const offer = datesForMost(plots)
  if (!offer) return null
  const mends = fixesOfAll(plots.map((plot) => fixSuggestions(campsite, plot)))
  const { arrivalDate, departureDate } = offer.dates
  const free = t('otherDates', { count: offer.count, dates: freeDatesText(arrivalDate, departureDate, language) })
  return (
    <div className="mt-2 mb-3">
      {mends.length > 0 && <p>{mends.join(' ')}</p>}
      <Link to={`?${writeStayParameters(offer.dates, search)}`} preventScrollReset className="chip mt-2">
        {offer.from === null ? free : `${free} ${t('otherDatesFrom', { amount: randText(offer.from) })}`}
      </Link>
    </div>
  )
}

function fixesOfAll([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return first.filter((mend) => others.every((mends) => mends.includes(mend)))
}
