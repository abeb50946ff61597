import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { useRef } from 'react'
import { mapLabels, nameSize } from '#app/components/plot-map/map-labels.ts'
import { MapGround, MapNames } from '#app/components/plot-map/plot-map-drawing.tsx'
import { useText } from '#app/wording/use-text.ts'
import { type Holding, useCanvasDrag } from './canvas-drag.ts'
import { CanvasMarks, type EditedMarks } from './canvas-marks.tsx'
import { editorView, type MapPlot, shifted } from './map-places.ts'

interface MapCanvasProps {
  readonly drawn: readonly { readonly plot: MapPlot; readonly place: MapPlace }[]
  readonly marks: EditedMarks
  /** The picture, where it lies as typed. */
  readonly ground: DrawnPlotMap
  readonly mayMove: boolean
  readonly onBegin: () => void
  readonly onPlace: (plot: MapPlot, place: MapPlace, sizes: boolean) => void
  readonly onBackground: (place: MapPlace) => void
}

/**
 * The map to drag and size everything on, by pointer and by arrow keys. Without scripts it shows what the
 * numbers say.
 */
export function MapCanvas({ drawn, marks, ground, mayMove, onBegin, onPlace, onBackground }: MapCanvasProps) {
  const t = useText('placeSettings')
  const svg = useRef<SVGSVGElement>(null)
  const place = ground.background?.place
  const corners = marks.drawn.flatMap(({ mark }) => mark.points.map(([x, y]) => ({ x, y, width: 0, height: 0 })))
  const places = drawn.map((one) => one.place)
  const named = marks.drawn.map(({ mark }) => mark)
  const all = editorView([...places, ...corners, ...(place ? [place] : [])])
  const { view, hold, dragged, onCanvas } = useCanvasDrag({ svg, view: all, mayMove, onBegin })
  return (
    <div className="map-editor">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset. */}
      <svg
        ref={svg}
        role="group"
        aria-label={t('mapCanvas')}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        {...onCanvas}
      >
        <MapGround map={ground} view={view} />
        <Grid view={view} />
        <CanvasMarks {...marks} view={view} hold={hold} layer="ground" />
        {drawn.map((one) => {
          const by = (sizes: boolean) => (moved: readonly [number, number]) =>
            onPlace(one.plot, shifted(one.place, moved, sizes), sizes)
          const holding = hold(one.plot.id, by(false), by(true))
          const sizing = hold(one.plot.id, by(true))
          return (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own.
            <g
              key={one.plot.id}
              role="button"
              tabIndex={0}
              aria-label={t('mapPlot', { name: spokenName(one.plot), ...one.place })}
              data-dragged={dragged === one.plot.id || undefined}
              className="map-editor-plot"
              {...holding}
            >
              <rect {...one.place} rx={3} />
              <text x={one.place.x + one.place.width / 2} y={one.place.y + one.place.height / 2} fontSize={labelSize(one.place)}>
                {writtenOn(one.plot)}
              </text>
              {mayMove && <Corner place={one.place} onPointerDown={sizing.onPointerDown} />}
            </g>
          )
        })}
        <CanvasMarks {...marks} view={view} hold={hold} layer="spots" />
        <MapNames labels={mapLabels(named, places, view)} size={nameSize(view)} />
        {ground.picture && place && mayMove && (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own.
          <g
            role="button"
            tabIndex={0}
            aria-label={t('backgroundOnMap')}
            className="map-editor-background"
            {...backgroundHolding()}
          >
            <rect x={place.x} y={place.y} width={22} height={22} rx={4} />
            <path d={`M${place.x + 11} ${place.y + 4}v14m-7-7h14`} />
            <Corner place={place} onPointerDown={hold('background', sizeBackground).onPointerDown} />
          </g>
        )}
      </svg>
    </div>
  )

  function backgroundHolding() {
    return hold('background', (by) => place && onBackground(shifted(place, by, false)), sizeBackground)
  }

  function sizeBackground(by: readonly [number, number]) {
    if (place) onBackground(shifted(place, by, true))
  }
}

interface CornerProps {
  readonly place: MapPlace
  readonly onPointerDown: Holding['onPointerDown']
}

function Corner({ place: { x, y, width, height }, onPointerDown }: CornerProps) {
  return <circle cx={x + width} cy={y + height} r={6} className="map-editor-corner" onPointerDown={onPointerDown} />
}

type Named = Pick<MapPlot, 'name' | 'plotNumber'>

function writtenOn({ name, plotNumber }: Named): string {
  return plotNumber === null ? name.slice(0, 3) : String(plotNumber)
}

/** Holds what is written on the plot: whoever says what they see means this one. */
function spokenName(plot: Named): string {
  const written = writtenOn(plot)
  return plot.name.split(' ').includes(written) ? plot.name : `${plot.name}, ${written}`
}

function labelSize({ width, height }: MapPlace): number {
  return Math.min(width, height) * 0.5
}

const cell = 40

function Grid({ view }: { readonly view: MapPlace }) {
  return (
    <>
      <defs>
        <pattern id="map-grid" width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path d={`M${cell} 0H0V${cell}`} className="map-editor-grid" />
        </pattern>
      </defs>
      <rect {...view} fill="url(#map-grid)" />
    </>
  )
}
