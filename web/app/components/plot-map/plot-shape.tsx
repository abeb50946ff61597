import type { PlotOnMap } from '@camp/application/plots/show-plot-map.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { signOnMap } from './name-on-map.ts'

/** A plot as it lies, with its number and nothing of its state. */
export function PlotShape({ plot }: { readonly plot: PlotOnMap }) {
  const { name, place } = plot
  return (
    <g>
      <title>{name}</title>
      <rect {...place} rx={cornerOf(place)} className="plot-map-plot" />
      <text {...wordsAt(place)} className="plot-map-words">
        {signOnMap(plot)}
      </text>
    </g>
  )
}

function sizeOf({ width, height }: MapPlace): number {
  return Math.min(width, height)
}

export function cornerOf(place: MapPlace): number {
  return sizeOf(place) * 0.12
}

export function wordsAt(place: MapPlace) {
  return { x: place.x + place.width / 2, y: place.y + place.height * 0.65, fontSize: sizeOf(place) * 0.44 }
}
