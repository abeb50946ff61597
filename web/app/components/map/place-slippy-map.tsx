import { divIcon, marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../wording/use-text.ts'
import type { MapCoordinates } from '../search/map-projection.ts'
import { useShell } from '../use-shell.ts'
import { openSlippyMap } from './slippy-map.ts'
import { useSlippyWords } from './use-slippy-words.ts'

/** About a hundred kilometres across on a phone: the towns that one comes through are in it. */
const zoom = { drawn: 8.5, tiles: 12 }

const pin =
  '<svg viewBox="0 0 34 44"><path d="M17 43C7 29 2 23 2 16a15 15 0 1 1 30 0c0 7-5 13-15 27Z"/><circle cx="17" cy="16" r="5.5"/></svg>'

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
    const icon = divIcon({ className: 'slippy-place', html: pin, iconSize: undefined })
    marker(at, { icon, interactive: false, keyboard: false }).addTo(map)
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
