import { type MapCoordinates, project } from '../search/map-projection.ts'
import outline from '../search/south-africa.svg?no-inline'

/** The country in units of its drawn map, with room at the edges. */
const view = { x: 1560, y: 2230, width: 1840, height: 1560 }

interface LocationMapProps {
  /** Null: no pin. */
  readonly place: MapCoordinates | null
  readonly label: string
}

/** Where it is, at a glance: the drawn country and one pin. */
export function LocationMap({ place, label }: LocationMapProps) {
  const pin = place && project(place)
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={label}
      className="block max-h-[420px] w-full rounded-card bg-sunken"
    >
      <use href={`${outline}#neighbours`} className="fill-sunken stroke-line" strokeWidth="1" />
      <use href={`${outline}#country`} className="fill-brand-soft stroke-edge" strokeWidth="1.5" />
      <use href={`${outline}#enclaves`} className="fill-sunken stroke-edge" strokeWidth="1.5" />
      {pin && (
        <g transform={`translate(${pin.x} ${pin.y})`}>
          <path
            d="M0 0c-34-52-58-82-58-116a58 58 0 1 1 116 0c0 34-24 64-58 116Z"
            className="fill-accent stroke-surface"
            strokeWidth="8"
          />
          <circle cy="-116" r="21" className="fill-surface" />
        </g>
      )}
    </svg>
  )
}
