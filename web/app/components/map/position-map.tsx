import { Suspense } from 'react'
import { useText } from '../../wording/use-text.ts'
import { DrawnPlace } from './drawn-place.tsx'
import type { PositionMapProps } from './position-slippy-map.tsx'
import { useTouchedMap } from './use-touched-map.ts'

const fetchMap = async () => (await import('./position-slippy-map.tsx')).PositionSlippyMap

/** Where a campsite is, drawn; on touch the map to put its pin on. */
export function PositionMap({ place, onPlaced }: PositionMapProps) {
  const t = useText('maps')
  const { Live, begin } = useTouchedMap('position', fetchMap)
  const label = t(place ? 'positionDrawn' : 'positionNone')
  const drawn = <DrawnPlace name="position" place={place} label={label} begin={begin} />
  if (!Live) return drawn
  return (
    <Suspense fallback={drawn}>
      <Live place={place} onPlaced={onPlaced} />
    </Suspense>
  )
}
