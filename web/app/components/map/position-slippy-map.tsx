import { type LatLng, type Map as LeafletMap, type Marker, marker, point } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../wording/use-text.ts'
import { Button } from '../button.tsx'
import type { MapCoordinates } from '../search/map-projection.ts'
import { useShell } from '../use-shell.ts'
import { placePin } from './place-pin.ts'
import { openSlippyMap } from './slippy-map.ts'
import { useSlippyWords } from './use-slippy-words.ts'

export interface PositionMapProps {
  /** Null: the pin was not put down yet. */
  readonly place: MapCoordinates | null
  /** A person put the pin somewhere. */
  readonly onPlaced: (place: MapCoordinates) => void
}

const middleOfCountry: [number, number] = [-29, 25]
const zoom = { country: 5, drawn: 10, tiles: 14 }
/** About a metre. */
const decimals = 5
/** Pixels of the map; with Shift ten times as far. */
const step = 4
const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
}

interface OpenedMap {
  readonly map: LeafletMap
  readonly pin: Marker
}

/** A map to put a pin on: by a press, by dragging it, by arrow keys, or into the middle by a button. */
export function PositionSlippyMap({ place, onPlaced }: PositionMapProps) {
  const t = useText('maps')
  const tiles = useShell()?.mapTiles
  const words = useSlippyWords(t('positionLabel'))
  const element = useRef<HTMLDivElement>(null)
  const opened = useRef<(OpenedMap & { readonly put: (at: LatLng) => void }) | null>(null)
  const tell = useEffectEvent(({ lat, lng }: LatLng) => {
    onPlaced({ latitude: Number(lat.toFixed(decimals)), longitude: Number(lng.toFixed(decimals)) })
  })
  const open = useEffectEvent((target: HTMLElement): OpenedMap => {
    const { map } = openSlippyMap(target, { tiles, words, isWheelFree: () => false })
    map.setView(
      place ? [place.latitude, place.longitude] : middleOfCountry,
      place ? zoom[tiles ? 'tiles' : 'drawn'] : zoom.country,
    )
    const icon = placePin('slippy-place slippy-place-own')
    const title = t('positionPin')
    return { map, pin: marker(map.getCenter(), { icon, draggable: true, alt: title, title }) }
  })
  useEffect(() => {
    if (!element.current) return undefined
    const { map, pin } = open(element.current)
    const put = (at: LatLng) => {
      pin.setLatLng(at).addTo(map)
      tell(at)
    }
    const byKey = (event: KeyboardEvent) => {
      const move = arrows[event.key]
      if (!move) return
      event.preventDefault()
      // The map would move as well.
      event.stopPropagation()
      const by = point(move).multiplyBy(event.shiftKey ? 10 : 1)
      put(map.containerPointToLatLng(map.latLngToContainerPoint(pin.getLatLng()).add(by)))
    }
    map.on('click', ({ latlng }) => put(latlng))
    pin.on('dragend', () => tell(pin.getLatLng()))
    pin.on('add', () => pin.getElement()?.addEventListener('keydown', byKey))
    opened.current = { map, pin, put }
    return () => {
      opened.current = null
      map.remove()
    }
  }, [])
  const { latitude, longitude } = place ?? {}
  useEffect(() => {
    const { map, pin } = opened.current ?? {}
    if (!map || !pin || latitude === undefined || longitude === undefined) return
    pin.setLatLng([latitude, longitude]).addTo(map)
    if (!map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng())
  }, [latitude, longitude])
  return (
    <div className="no-print grid gap-3">
      <div className="slippy-frame h-[min(420px,70dvh)]">
        <div ref={element} className="slippy-map" />
      </div>
      <div>
        <Button intent="secondary" size="small" onClick={() => opened.current?.put(opened.current.map.getCenter())}>
          {t('positionMiddle')}
        </Button>
      </div>
    </div>
  )
}
