import { Suspense } from 'react'
import type { MapCoordinates } from '../search/map-projection.ts'
import { DrawnPlace } from './drawn-place.tsx'
import { useTouchedMap } from './use-touched-map.ts'

const fetchMap = async () => (await import('./place-slippy-map.tsx')).PlaceSlippyMap

interface LocatedMapProps {
  readonly place: MapCoordinates & { readonly name: string }
  readonly label: string
}

/** The country with a pin; on touch the map that moves, around that pin. */
export function LocatedMap({ place, label }: LocatedMapProps) {
  const { Live, begin } = useTouchedMap('place', fetchMap)
  const drawn = <DrawnPlace name="place" place={place} label={label} begin={begin} />
  if (!Live) return drawn
  return (
    <Suspense fallback={drawn}>
      <Live place={place} />
    </Suspense>
  )
}
