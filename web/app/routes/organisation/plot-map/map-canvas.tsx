import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useText } from '#app/wording/use-text.ts'
import { arrowStep, editorView, type MapPlot, placeByKey, shifted } from './map-places.ts'

interface MapCanvasProps {
  readonly drawn: readonly { readonly plot: MapPlot; readonly place: MapPlace }[]
  readonly mayMove: boolean
  readonly onPlace: (plot: MapPlot, place: MapPlace, sizes: boolean) => void
}

interface Drag {
  readonly plot: MapPlot
  readonly from: MapPlace
  readonly start: DOMPoint
  readonly sizes: boolean
  /** Stands still while something is dragged, or the ground would slip away under the pointer. */
  readonly view: MapPlace
}

/**
 * The map to drag and size plots on, by pointer and by arrow keys. Without scripts it shows what the numbers
 * say.
 */
export function MapCanvas({ drawn, mayMove, onPlace }: MapCanvasProps) {
  const t = useText('placeSettings')
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const view = drag?.view ?? editorView(drawn.map(({ place }) => place))
  const pointOf = ({ clientX, clientY }: PointerEvent) =>
    new DOMPoint(clientX, clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse())
  const begin = (plot: MapPlot, from: MapPlace, sizes: boolean) => (event: PointerEvent<SVGElement>) => {
    if (!mayMove || event.button !== 0) return
    event.stopPropagation()
    svg.current?.setPointerCapture(event.pointerId)
    setDrag({ plot, from, start: pointOf(event), sizes, view })
  }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const point = pointOf(event)
    onPlace(drag.plot, shifted(drag.from, [point.x - drag.start.x, point.y - drag.start.y], drag.sizes), drag.sizes)
  }
  const press = (plot: MapPlot, place: MapPlace) => (event: KeyboardEvent) => {
    const next = mayMove ? placeByKey(place, event.key, event.shiftKey) : undefined
    if (!next) return
    event.preventDefault()
    onPlace(plot, next, event.shiftKey)
  }
  return (
    <div className="grid gap-2">
      {mayMove && <p className="text-sm text-ink-soft">{t('mapHow', { step: arrowStep })}</p>}
      <div className="map-editor">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset. */}
        <svg
          ref={svg}
          role="group"
          aria-label={t('mapCanvas')}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          onPointerMove={move}
          onPointerUp={() => setDrag(null)}
          onPointerCancel={() => setDrag(null)}
        >
          <Grid view={view} />
          {drawn.map(({ plot, place }) => (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own.
            <g
              key={plot.id}
              role="button"
              tabIndex={0}
              aria-label={t('mapPlot', { name: spokenName(plot), ...place })}
              data-dragged={drag?.plot.id === plot.id || undefined}
              className="map-editor-plot"
              onPointerDown={begin(plot, place, false)}
              onKeyDown={press(plot, place)}
            >
              <rect {...place} rx={3} />
              <text x={place.x + place.width / 2} y={place.y + place.height / 2} fontSize={labelSize(place)}>
                {writtenOn(plot)}
              </text>
              {mayMove && (
                <circle
                  cx={place.x + place.width}
                  cy={place.y + place.height}
                  r={6}
                  className="map-editor-corner"
                  onPointerDown={begin(plot, place, true)}
                />
              )}
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
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
