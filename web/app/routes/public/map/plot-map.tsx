import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { PlotOnMap } from '@camp/application/plots/show-plot-map.ts'
import { type MapPlace, placeOnMap } from '@camp/domain/plots/map-place.ts'
import { Link } from 'react-router'
import { signBoards } from '#app/components/plot-map/map-labels.ts'
import { mapView } from '#app/components/plot-map/map-view.ts'
import { signOnMap } from '#app/components/plot-map/name-on-map.ts'
import { cornerOf, PlotShape, wordsAt } from '#app/components/plot-map/plot-shape.tsx'
import { toggled, withSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import type { MapChoice } from './map-choice.ts'
import { MapLegend } from './map-legend.tsx'
import { MapWindow } from './map-window.tsx'
import { type PlotState, plotLabel, plotState, stateWords, tagText } from './plot-state.ts'
import { lineHeight, type PlotTag, plotTag } from './plot-tag.ts'

interface DrawnPlot {
  readonly plot: PickedPlot
  readonly place: MapPlace
  readonly state: PlotState
  readonly tag: PlotTag
}

/** The plots where they lie, each with its price, to choose from. */
export function PlotMap({ plots, map, ...choice }: MapChoice & { readonly map: DrawnPlotMap }) {
  const t = useText('plotMap')
  const placed = plots.flatMap((plot) => {
    const place = placeOnMap(plot)
    return place ? [{ plot, place, state: plotState(plot, choice.selected) }] : []
  })
  const places = placed.map(({ place }) => place)
  if (placed.length === 0) return <p className="text-ink-soft">{t('noMap')}</p>
  const view = mapView(places, map)
  const boards = signBoards(map.marks, view)
  const drawn = placed.map((one): DrawnPlot => {
    const around = [...places.filter((place) => place !== one.place), ...boards]
    return { ...one, tag: plotTag(one.place, tagText(t, one.plot, one.state), { around, view }) }
  })
  const states = new Set(drawn.map(({ state }) => state))
  return (
    <MapWindow view={view} plots={places} tags={drawn.map(({ tag }) => tag)} map={map} legend={<MapLegend states={states} />}>
      <StatePatterns grain={view.width / 90} />
      {drawn.map((one) => (
        <OnePlot key={one.plot.id} {...one} {...choice} />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of it is; the links say the same in their names. */}
      <g className="plot-map-long plot-map-tags" aria-hidden="true">
        {drawn.map(({ plot, state, tag }) => (
          <TagOfPlot key={plot.id} state={state} tag={tag} />
        ))}
      </g>
    </MapWindow>
  )
}

/** The same for whoever has no dates yet: where what lies. */
export function MapWithoutDates({ plots, map }: { readonly plots: readonly PlotOnMap[]; readonly map: DrawnPlotMap }) {
  const places = plots.map(({ place }) => place)
  return (
    <MapWindow view={mapView(places, map)} plots={places} map={map}>
      {plots.map((plot) => (
        <PlotShape key={plot.id} plot={plot} />
      ))}
    </MapWindow>
  )
}

/** What cannot be had is told by more than its colour. */
function StatePatterns({ grain }: { readonly grain: number }) {
  return (
    <defs>
      <pattern id="hatched" width={grain} height={grain} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d={`M0 0V${grain}`} className="plot-map-hatch" strokeWidth={grain * 0.45} />
      </pattern>
      <pattern id="dotted" width={grain} height={grain} patternUnits="userSpaceOnUse">
        <circle cx={grain / 2} cy={grain / 2} r={grain * 0.2} className="plot-map-dot" />
      </pattern>
    </defs>
  )
}

/** A link that changes the selection; one that cannot be had is only said. */
function OnePlot({ plot, place, state, tag, selected, search, isMulti }: DrawnPlot & Omit<MapChoice, 'plots'>) {
  const t = useText('campsite')
  const words = useText('plotMap')
  const label = plotLabel(words, plot, state)
  const letter = words(stateWords[state].letter)
  const drawing = (
    <>
      <title>{label}</title>
      <rect {...place} rx={cornerOf(place)} className="plot-map-plot" />
      <rect {...place} rx={cornerOf(place)} className="plot-map-pattern" />
      <text {...wordsAt(place)} className="plot-map-words plot-map-short">
        {[signOnMap(plot), letter].filter(Boolean).join('\u2009')}
      </text>
      <text {...numberAt(tag)} className="plot-map-words plot-map-number plot-map-long">
        {[signOnMap(plot), state === 'unavailable' ? '' : letter].filter(Boolean).join('\u2009')}
      </text>
    </>
  )
  if (state === 'unavailable') {
    return <g data-state={state}>{drawing}</g>
  }
  return (
    <Link
      to={`?${withSelection(search, toggled(selected, plot.id, isMulti))}`}
      replace
      preventScrollReset
      aria-label={`${state === 'chosen' ? t('deselect') : t('select')} ${label}`}
      data-state={state}
    >
      {drawing}
    </Link>
  )
}

/** In the middle of what the tag leaves of its plot. */
function numberAt({ above: { x, y, width, height }, size }: PlotTag) {
  return { x: x + width / 2, y: y + height / 2, fontSize: Math.min(size * 1.1, height * 0.8) }
}

function TagOfPlot({ state, tag: { box, lines, size } }: Pick<DrawnPlot, 'state' | 'tag'>) {
  const middle = (line: number) => box.y + box.height / 2 + (line - (lines.length - 1) / 2) * lineHeight * size
  return (
    <g className="plot-map-tag" data-state={state} fontSize={size}>
      <rect {...box} rx={size * 0.5} />
      {lines.map((line, nth) => (
        <text key={line} x={box.x + box.width / 2} y={middle(nth)}>
          {line}
        </text>
      ))}
    </g>
  )
}
