import { Suspense } from 'react'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import type { MapCoordinates } from '../search/map-projection.ts'
import { LocationMap } from './location-map.tsx'
import { useTouchedMap } from './use-touched-map.ts'

const fetchMap = async () => (await import('./place-slippy-map.tsx')).PlaceSlippyMap

interface LocatedMapProps {
  readonly place: MapCoordinates & { readonly name: string }
  readonly label: string
}

/** The country with a pin; on touch the map that moves, around that pin. */
export function LocatedMap({ place, label }: LocatedMapProps) {
  const t = useText('common')
  const { Live, begin } = useTouchedMap('place', fetchMap)
  const drawn = (
    <div data-map="place" className="relative" onPointerDown={begin}>
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
  if (!Live) return drawn
  return (
    <Suspense fallback={drawn}>
      <Live place={place} />
    </Suspense>
  )
}
