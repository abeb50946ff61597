import type { PlotOnMap } from '@camp/application/plots/show-plot-map.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import type { CSSProperties } from 'react'
import { useText } from '#app/wording/use-text.ts'
import type { BookedPlotsOnWire } from '#server/campsite/plot-map-on-wire.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { mapLabels } from './map-labels.ts'
import { mapView, signSize } from './map-view.ts'
import { MarkLegend } from './mark-legend.tsx'
import { nameOnMap, signOnMap } from './name-on-map.ts'
import { nearText } from './near-text.ts'
import { PlotMapDrawing } from './plot-map-drawing.tsx'
import { PlotShape } from './plot-shape.tsx'
import './booked-plots.css'

export interface BookedPlotsProps {
  readonly shown: BookedPlotsOnWire
  readonly reservation: Pick<WireReservation, 'plots'>
  /** Whether it has a heading of its own. */
  readonly isTitled?: boolean
}

/** Pixels: the whole of it on one screen. */
const highest = 560

/** The campsite's own map with a pin on each plot of a booking, and the same in words. */
export function BookedPlots({ shown: { map, plots, booked }, reservation, isTitled = false }: BookedPlotsProps) {
  const t = useText('plotMap')
  const places = plots.map(({ place }) => place)
  const own = booked.flatMap((id) => plots.filter((plot) => plot.id === id))
  const view = withRoomForPins(mapView(places, map), own)
  const names = mapLabels(map.marks, places, view)
  const others = plots.filter(({ id }) => !booked.includes(id))
  const unplaced = reservation.plots.filter(({ plotId }) => !booked.includes(plotId))
  return (
    <div className="grid gap-3">
      {isTitled && <h3>{t('bookedTitle', { count: booked.length })}</h3>}
      <div
        className="booked-plots"
        style={{ '--map-at-most': `${Math.round((highest * view.width) / view.height)}px` } as CSSProperties}
      >
        <PlotMapDrawing
          map={map}
          view={view}
          names={names}
          label={t('bookedLabel', { plots: own.map(nameOnMap).join(', ') })}
          role="img"
          pictureWidth={1080}
          pins={own.map((plot) => <Pin key={plot.id} plot={plot} scale={pinScale(view)} />)}
        >
          {others.map((plot) => (
            <PlotShape key={plot.id} plot={plot} />
          ))}
          <g data-booked>
            {own.map((plot) => (
              <PlotShape key={plot.id} plot={plot} />
            ))}
          </g>
        </PlotMapDrawing>
      </div>
      <ul className="grid gap-1">
        {own.map((plot) => (
          <PlotWords key={plot.id} name={nameOnMap(plot)} said={nearText(t, plot.place, map)} />
        ))}
        {unplaced.map(({ plotId, plotName }) => (
          <PlotWords key={plotId} name={plotName} said={t('notOnMap')} />
        ))}
      </ul>
      <MarkLegend marks={map.marks} names={names} />
    </div>
  )
}

/** As drawn: the head as wide as two signs, and the whole of it half as high again. */
const drawn = { head: 116, height: 182 }
const pinScale = (view: MapPlace) => (signSize(view) * 2) / drawn.head

function withRoomForPins(view: MapPlace, own: readonly PlotOnMap[]): MapPlace {
  const highest = Math.min(...own.map(({ place }) => place.y + place.height / 2)) - drawn.height * pinScale(view)
  const above = Math.max(0, view.y - highest)
  return { ...view, y: view.y - above, height: view.height + above }
}

/** As large on a small map as on a large one; its point is on the plot. */
function Pin({ plot, scale }: { readonly plot: PlotOnMap; readonly scale: number }) {
  const { x, y, width, height } = plot.place
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2}) scale(${scale})`} className="booked-pin">
      <path d="M0 0c-34-52-58-82-58-116a58 58 0 1 1 116 0c0 34-24 64-58 116Z" strokeWidth="8" />
      <text y="-116" fontSize="62">
        {signOnMap(plot)}
      </text>
    </g>
  )
}

function PlotWords({ name, said }: { readonly name: string; readonly said: string | null }) {
  return (
    <li>
      <span className="font-bold">{name}</span>
      {said && <span className="block text-sm text-ink-soft">{said}</span>}
    </li>
  )
}
