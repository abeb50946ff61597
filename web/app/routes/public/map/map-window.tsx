import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { mapLabels } from '#app/components/plot-map/map-labels.ts'
import { MarkLegend } from '#app/components/plot-map/mark-legend.tsx'
import { PlotMapDrawing } from '#app/components/plot-map/plot-map-drawing.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { PlotTag } from './plot-tag.ts'

/** Pixels of the letters of the smallest tag. */
const legible = 9.9

/** Pixels that a finger and a pointer need of the smallest plot; a map wider than that tires who moves it. */
const thumb = 44
const pointer = 26
const widest = 2400

/** As wide as a desk shows the map beside the list. */
const atTheDesk = 772

/** `1`: every plot can be pressed. */
const zooms = ['whole', '1', '1.5', '2'] as const

interface MapWindowProps {
  readonly view: MapPlace
  readonly plots: readonly MapPlace[]
  readonly tags?: readonly PlotTag[]
  readonly map: DrawnPlotMap
  /** What the colours mean, beside the choice of sizes. */
  readonly legend?: ReactNode
  readonly children: ReactNode
}

/** Moves by scrolling, grows by a choice of sizes: no script, no dragging needed. */
export function MapWindow({ view, plots, tags = [], map, legend, children }: MapWindowProps) {
  const t = useText('plotMap')
  const smallest = Math.min(...plots.map(({ width, height }) => Math.min(width, height)))
  const finest = Math.min(...tags.map(({ size }) => size))
  const widthFor = (pixels: number) => Math.round(Math.min(view.width * Math.max(pixels / smallest, legible / finest), widest))
  const style = { '--map-for-thumb': `${widthFor(thumb)}px`, '--map-for-pointer': `${widthFor(pointer)}px` } as CSSProperties
  const names = mapLabels(map.marks, [...plots, ...tags.map(({ box }) => box)], view)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (section.current) showFirst(section.current)
  }, [])
  return (
    <div className="plot-map" style={style} data-whole={widthFor(pointer) <= atTheDesk || undefined}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {legend}
        <fieldset className="no-print plot-map-zooms">
          <legend className="sr-only">{t('zoom')}</legend>
          {zooms.map((zoom) => (
            <label key={zoom} className="plot-map-zoom">
              <input type="radio" name="zoom" value={zoom} defaultChecked={zoom === '1'} className="sr-only" />
              {zoom === 'whole' ? t('zoomWhole') : t('zoomStep', { times: zoom })}
            </label>
          ))}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section ref={section} className="plot-map-window" tabIndex={0} aria-label={t('region')}>
        <PlotMapDrawing map={map} view={view} names={names} label={t('region')}>
          {children}
        </PlotMapDrawing>
      </section>
      <div className="mt-3">
        <MarkLegend marks={map.marks} names={names} />
      </div>
    </div>
  )
}

/** What is chosen, else what is free, lies in the middle of what is seen first. */
function showFirst(section: HTMLElement): void {
  const plot = ['chosen', 'free'].map((state) => section.querySelector(`[data-state=${state}]`)).find((found) => found !== null)
  if (!plot) return
  const [seen, there] = [section.getBoundingClientRect(), plot.getBoundingClientRect()]
  section.scrollBy({
    left: there.left + there.width / 2 - seen.left - seen.width / 2,
    top: there.top + there.height / 2 - seen.top - seen.height / 2,
  })
}
