import { Link } from 'react-router'
import { toggled, withSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { MapChoice } from './map-choice.ts'
import { type DrawnPlot, drawnPlots, layoutView } from './map-layout.ts'
import { plotLabel, plotState, stateWords } from './plot-state.ts'

/** Pixels that a finger needs of the smallest plot, and the width beyond which scrolling tires. */
const thumb = 40
const widest = 1600

const zooms = [100, 150, 200, 300] as const

/**
 * The plots where they lie. Moves by scrolling, grows by a choice of sizes: no script, no dragging needed.
 */
export function PlotMap({ plots, selected, search, isMulti }: MapChoice) {
  const t = useText('campsite')
  const drawn = drawnPlots(plots)
  if (drawn.length === 0) return <p className="text-ink-soft">{t('noMap')}</p>
  const view = layoutView(drawn)
  const grain = view.width / 90
  const smallest = Math.min(...drawn.map(({ width, height }) => Math.min(width, height)))
  const comfortable = Math.min((view.width / smallest) * thumb, widest)
  return (
    <div className="plot-map">
      <fieldset className="mb-3 flex flex-wrap items-center gap-2">
        <legend className="float-left mr-3 text-sm text-ink-soft">{t('mapZoom')}</legend>
        {zooms.map((percent) => (
          <label key={percent} className="plot-map-zoom">
            <input type="radio" name="zoom" value={percent} defaultChecked={percent === 100} className="sr-only" />
            {t('mapZoomStep', { percent })}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className="plot-map-window" tabIndex={0} aria-label={t('mapRegion')}>
        <svg
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          className="plot-map-ground"
          style={{ minWidth: comfortable }}
        >
          <title>{t('mapRegion')}</title>
          <defs>
            <pattern id="hatched" width={grain} height={grain} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d={`M0 0V${grain}`} className="plot-map-hatch" strokeWidth={grain * 0.45} />
            </pattern>
            <pattern id="dotted" width={grain} height={grain} patternUnits="userSpaceOnUse">
              <circle cx={grain / 2} cy={grain / 2} r={grain * 0.2} className="plot-map-dot" />
            </pattern>
          </defs>
          {drawn.map((one) => (
            <OnePlot key={one.plot.id} {...one} selected={selected} search={search} isMulti={isMulti} />
          ))}
        </svg>
      </section>
    </div>
  )
}

type OnePlotProps = DrawnPlot & Omit<MapChoice, 'plots'>

/** A link that changes the selection; one that cannot be had is only said. */
function OnePlot({ plot, x, y, width, height, selected, search, isMulti }: OnePlotProps) {
  const t = useText('campsite')
  const state = plotState(plot, selected)
  const label = plotLabel(t, plot, state)
  const size = Math.min(width, height)
  const drawing = (
    <>
      <title>{label}</title>
      <rect x={x} y={y} width={width} height={height} rx={size * 0.12} className="plot-map-plot" />
      <rect x={x} y={y} width={width} height={height} rx={size * 0.12} className="plot-map-pattern" />
      <g className="plot-map-words">
        <text x={x + width / 2} y={y + height * 0.46} fontSize={size * 0.4}>
          {plot.plotNumber ?? plot.name.slice(0, 2)}
        </text>
        <text x={x + width / 2} y={y + height * 0.84} fontSize={size * 0.3}>
          {t(stateWords[state].letter)}
        </text>
      </g>
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
