import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import type { Map as LeafletMap } from 'leaflet'
import { type PricePin, PricePins } from './price-pins.ts'
import { boundsOf, openSlippyMap, type SlippyOptions } from './slippy-map.ts'

export interface LiveMap {
  readonly show: (pins: readonly PricePin[]) => void
  readonly fit: (box: PlaceBox) => void
  readonly mark: (slug: string | null) => void
  readonly focus: (slug: string) => void
  readonly close: () => void
}

interface LiveMapOptions extends SlippyOptions {
  readonly box: PlaceBox
  readonly clusterText: (count: number) => string
  /** Somebody moved the map: what is in sight now. */
  readonly onMove: (box: PlaceBox) => void
  readonly onPress: (slug: string) => void
  readonly onPoint: (slug: string | null) => void
}

/** The map of a search, without anything of the page around it. */
export function openResultsMap(element: HTMLElement, options: LiveMapOptions): LiveMap {
  const { box, clusterText, onMove, onPress, onPoint } = options
  const { map, moveByItself, onMoved } = openSlippyMap(element, options)
  const fit = (wanted: PlaceBox) => moveByItself(() => void map.fitBounds(boundsOf(wanted), { animate: false }))
  fit(box)
  const pins = new PricePins(map, { cluster: clusterText }, { onPress, onPoint, moveByItself })
  onMoved(() => onMove(boxInSight(map)))
  return {
    show: (wanted) => pins.show(wanted),
    fit,
    mark: (slug) => pins.mark(slug),
    focus: (slug) => pins.focus(slug),
    close: () => map.remove(),
  }
}

function boxInSight(map: LeafletMap): PlaceBox {
  const bounds = map.getBounds()
  return { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() }
}
