import { marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../wording/use-text.ts'
import type { MapCoordinates } from '../search/map-projection.ts'
import { useShell } from '../use-shell.ts'
import { placePin } from './place-pin.ts'
import { openSlippyMap } from './slippy-map.ts'
import { useSlippyWords } from './use-slippy-words.ts'

/** About a hundred kilometres across on a phone: the towns that one comes through are in it. */
const zoom = { drawn: 8.5, tiles: 12 }

/** One place on the map that moves. */
export function PlaceSlippyMap({ place }: { readonly place: MapCoordinates & { readonly name: string } }) {
  const t = useText('maps')
  const tiles = useShell()?.mapTiles
  const words = useSlippyWords(t('placeLabel', { name: place.name }))
  const element = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(() => {
    if (!element.current) return undefined
    const { map } = openSlippyMap(element.current, { tiles, words, isWheelFree: () => false })
    const at: [number, number] = [place.latitude, place.longitude]
    map.setView(at, tiles ? zoom.tiles : zoom.drawn)
    marker(at, { icon: placePin(), interactive: false, keyboard: false }).addTo(map)
    return map
  })
  useEffect(() => {
    const map = open()
    return () => void map?.remove()
  }, [])
  return (
    <div className="slippy-frame no-print h-[min(420px,70dvh)]">
      <div ref={element} className="slippy-map" />
    </div>
  )
}
