import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import { placeOnMap } from '@camp/domain/plots/map-place.ts'
import { Link } from 'react-router'
import { fixSuggestions, reasonText } from '#app/components/campsite/fix-suggestions.ts'
import { FreeDates } from '#app/components/campsite/free-dates.tsx'
import { nameOnMap } from '#app/components/plot-map/name-on-map.ts'
import { nearText } from '#app/components/plot-map/near-text.ts'
import { plotFactTexts } from '#app/formatting/plot-facts.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { toggled, withSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import type { MapChoice } from './map-choice.ts'
import { plotState, stateWords } from './plot-state.ts'

type MapListProps = MapChoice & { readonly map: DrawnPlotMap }

/** The same plots in words: what a map cannot say to everybody. */
export function MapList({ plots, ...choice }: MapListProps) {
  const byNumber = plots.toSorted((one, other) => (one.plotNumber ?? 0) - (other.plotNumber ?? 0))
  return (
    <ul className="divide-y divide-line">
      {byNumber.map((plot) => (
        <PlotLine key={plot.id} plot={plot} {...choice} />
      ))}
    </ul>
  )
}

type PlotLineProps = Omit<MapListProps, 'plots'> & { readonly plot: PickedPlot }

function PlotLine({ plot, map, selected, search, isMulti }: PlotLineProps) {
  const t = useText('campsite')
  const words = useText('plotMap')
  const state = plotState(plot, selected)
  const place = placeOnMap(plot)
  const near = state === 'chosen' && place ? nearText(words, place, map) : null
  const isOffered = plot.unavailableReason === null || plot.isSelectable
  const mends = fixSuggestions(t, plot)
  const facts = [
    ...(isOffered ? plotFactTexts(t, plot).slice(0, 2) : mends.length > 0 ? mends : [reasonText(t, plot.unavailableReason)]),
    ...(place === null ? [words('notOnMap')] : []),
  ]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-3">
      <span aria-hidden="true" className="plot-map-key mt-2" data-state={state}>
        {words(stateWords[state].letter)}
      </span>
      <div>
        <p className="font-bold">{nameOnMap(plot)}</p>
        <p className="text-sm text-ink-soft">{facts.join(isOffered ? ' · ' : ' ')}</p>
        {near && <p className="text-sm text-ink-soft">{near}</p>}
        {!isOffered && <FreeDates plots={[plot]} isForAll kept={withSelection(search, selected)} />}
      </div>
      <div className="-mb-3 grid justify-items-end">
        {isOffered && <p className="font-bold">{randText(plot.total)}</p>}
        {state !== 'unavailable' && (
          <Link
            to={`?${withSelection(search, toggled(selected, plot.id, isMulti))}`}
            replace
            preventScrollReset
            className="link -mt-2 inline-flex min-h-11 items-center font-bold"
          >
            {state === 'chosen' ? t('deselect') : t('select')} <span className="sr-only">{plot.name}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
