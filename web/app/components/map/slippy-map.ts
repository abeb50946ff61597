import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import { control, type LatLngBoundsLiteral, type Map as LeafletMap, map as openLeaflet, tileLayer } from 'leaflet'
import './slippy-map.css'
import { attributionHtml } from './attribution-html.ts'
import { drawLand } from './draw-land.ts'
import { wheelWithModifier } from './wheel-with-modifier.ts'

export interface SlippyWords {
  readonly label: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wheelHint: string
  /** Who made the drawing that ships. */
  readonly drawnFrom: string
}

export interface SlippyOptions {
  /** Raster tiles by setting; without them our own drawing. */
  readonly tiles: { readonly url: string; readonly attribution: string } | undefined
  readonly words: SlippyWords
  /** On the whole screen nothing else scrolls. */
  readonly isWheelFree: () => boolean
}

/** Nobody looks further than the country and its neighbours. */
const reach: LatLngBoundsLiteral = [
  [-39, 9],
  [-18, 40],
]
/** The drawing is true to about a hundred metres. */
const deepest = { drawn: 12, tiles: 18 }

export interface SlippyMap {
  readonly map: LeafletMap
  /** Moves the map without a person: `onMoved` does not hear of it. */
  readonly moveByItself: (move: () => void) => void
  readonly onMoved: (moved: () => void) => void
}

/** Drag, pinch, wheel with a modifier and keys; the ground under it all. */
export function openSlippyMap(element: HTMLElement, { tiles, words, isWheelFree }: SlippyOptions): SlippyMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = openLeaflet(element, {
    attributionControl: false,
    // Its own way ends in a late move that looks like a person's; the observer below knows better.
    trackResize: false,
    zoomControl: false,
    minZoom: 4.5,
    maxZoom: tiles ? deepest.tiles : deepest.drawn,
    zoomSnap: tiles ? 1 : 0.5,
    maxBounds: reach,
    maxBoundsViscosity: 0.7,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  element.setAttribute('role', 'application')
  element.setAttribute('aria-label', words.label)
  control.attribution({ prefix: false }).addTo(map)
  control.zoom({ position: 'bottomright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  control.scale({ imperial: false, maxWidth: 90 }).addTo(map)
  map.attributionControl.addAttribution(tiles ? attributionHtml(tiles.attribution) : words.drawnFrom)
  if (tiles) {
    tileLayer(tiles.url, { maxZoom: deepest.tiles, referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(map)
  } else drawLand(map)
  const stopWheel = wheelWithModifier(element, words.wheelHint, isWheelFree)
  let isOurs = false
  const moveByItself = (move: () => void) => {
    isOurs = true
    move()
    isOurs = false
  }
  const size = new ResizeObserver(() => moveByItself(() => map.invalidateSize({ animate: false })))
  size.observe(element)
  map.on('unload', () => {
    size.disconnect()
    stopWheel()
  })
  const onMoved = (moved: () => void) => {
    map.on('moveend', () => {
      if (!isOurs) moved()
    })
  }
  return { map, moveByItself, onMoved }
}

export function boundsOf({ north, south, east, west }: PlaceBox): LatLngBoundsLiteral {
  return [
    [south, west],
    [north, east],
  ]
}
