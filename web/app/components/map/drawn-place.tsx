import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import type { MapCoordinates } from '../search/map-projection.ts'
import { LocationMap } from './location-map.tsx'

interface DrawnPlaceProps {
  /** Of the map, for presses before its program is there. */
  readonly name: string
  /** Null: the country without a pin. */
  readonly place: MapCoordinates | null
  readonly label: string
  /** Downloads the map that moves. */
  readonly begin: () => void
}

/** The country with a pin, and the way to the map that moves. */
export function DrawnPlace({ name, place, label, begin }: DrawnPlaceProps) {
  const t = useText('common')
  return (
    <div data-map={name} className="relative" onPointerDown={begin}>
      <LocationMap place={place} label={label} />
      <button
        type="button"
        className="with-scripts no-print absolute right-2.5 bottom-2.5 inline-flex min-h-11 items-center gap-2 rounded-pill border border-edge bg-surface px-4 font-bold hover:bg-sunken"
        onClick={begin}
      >
        <Icon name="map" className="size-4" />
        {t('useMap')}
      </button>
    </div>
  )
}
