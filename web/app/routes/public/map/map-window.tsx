import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { PlotMapDrawing } from '#app/components/plot-map/plot-map-drawing.tsx'
import { useText } from '#app/wording/use-text.ts'

/** Pixels that a finger and a pointer need of the smallest plot; a map wider than that tires who scrolls. */
const thumb = 40
const pointer = 24
const widest = 1600

const zooms = [100, 150, 200, 300] as const

interface MapWindowProps {
  readonly view: MapPlace
  readonly plots: readonly MapPlace[]
  readonly map: DrawnPlotMap
  readonly children: ReactNode
}

/** Moves by scrolling, grows by a choice of sizes: no script, no dragging needed. */
export function MapWindow({ view, plots, map, children }: MapWindowProps) {
  const t = useText('plotMap')
  const smallest = Math.min(...plots.map(({ width, height }) => Math.min(width, height)))
  const wideFor = (pixels: number) => `${Math.round(Math.min((view.width / smallest) * pixels, widest))}px`
  const style = { '--map-for-thumb': wideFor(thumb), '--map-for-pointer': wideFor(pointer) } as CSSProperties
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (section.current) showFirst(section.current)
  }, [])
  return (
    <div className="plot-map">
      <fieldset className="no-print mb-3 flex flex-wrap items-center gap-2">
        <legend className="float-left mr-3 text-sm text-ink-soft max-sm:sr-only">{t('zoom')}</legend>
        {zooms.map((percent) => (
          <label key={percent} className="plot-map-zoom">
            <input type="radio" name="zoom" value={percent} defaultChecked={percent === 100} className="sr-only" />
            {t('zoomStep', { percent })}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section ref={section} className="plot-map-window" tabIndex={0} aria-label={t('region')}>
        <PlotMapDrawing map={map} view={view} label={t('region')} style={style}>
          {children}
        </PlotMapDrawing>
      </section>
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
