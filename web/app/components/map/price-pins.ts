import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import Supercluster from 'supercluster'

export interface PricePin {
  readonly slug: string
  readonly latitude: number
  readonly longitude: number
  /** What its label says; empty: a dot. */
  readonly label: string
  readonly spoken: string
  readonly isFull: boolean
}

export interface PinWords {
  readonly cluster: (count: number) => string
}

interface PinActs {
  readonly onPress: (slug: string) => void
  readonly onPoint: (slug: string | null) => void
  readonly moveByItself: (move: () => void) => void
}

/** Pixels: a pin that is looked at is whole in sight. */
const besideTheEdge = { padding: [50, 50] as [number, number], animate: false }

/** Pixels between the middles of two labels that need no cluster. */
const clearance = 46
/** Closer than this every place stands for itself. */
const closest = 12

/** Prices on the map; where they would lie on one another, one pin with their number. */
export class PricePins {
  readonly #map: LeafletMap
  readonly #words: PinWords
  readonly #acts: PinActs
  readonly #shown = new Map<string, { readonly marker: Marker; readonly slugs: readonly string[] }>()
  #index = indexOf([])
  #marked: string | null = null

  constructor(map: LeafletMap, words: PinWords, acts: PinActs) {
    this.#map = map
    this.#words = words
    this.#acts = acts
    map.on('moveend zoomend', () => this.#draw())
  }

  show(pins: readonly PricePin[]): void {
    this.#index = indexOf(pins)
    for (const { marker: each } of this.#shown.values()) each.remove()
    this.#shown.clear()
    this.#draw()
  }

  /** Stands out, in its cluster too. */
  mark(slug: string | null): void {
    this.#marked = slug
    for (const { marker: each, slugs } of this.#shown.values()) {
      const isMarked = slug !== null && slugs.includes(slug)
      each.getElement()?.toggleAttribute('data-pointed', isMarked)
      each.setZIndexOffset(isMarked ? 1000 : 0)
    }
  }

  focus(slug: string): void {
    this.#shown.get(slug)?.marker.getElement()?.focus()
  }

  #draw(): void {
    const zoom = Math.floor(this.#map.getZoom())
    const bounds = this.#map.getBounds().pad(0.2)
    const box: [number, number, number, number] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
    const wanted = new Map(this.#index.getClusters(box, zoom).map((each) => [keyOf(each), each]))
    for (const [key, { marker: each }] of this.#shown) {
      if (wanted.has(key)) continue
      each.remove()
      this.#shown.delete(key)
    }
    for (const [key, each] of wanted) if (!this.#shown.has(key)) this.#shown.set(key, this.#add(each))
    this.mark(this.#marked)
  }

  #add({ geometry, properties }: Found) {
    const [longitude = 0, latitude = 0] = geometry.coordinates
    if ('cluster' in properties) {
      const { cluster_id: id, point_count: count } = properties
      const leaves = this.#index.getLeaves(id, Number.POSITIVE_INFINITY)
      const added = this.#pin([latitude, longitude], String(count), 'slippy-pin slippy-cluster', this.#words.cluster(count))
      added.on('click', () => {
        this.#map.setView([latitude, longitude], Math.min(this.#index.getClusterExpansionZoom(id), this.#map.getMaxZoom()))
      })
      return { marker: added, slugs: leaves.map(({ properties: { slug } }) => slug) }
    }
    const { slug, label, spoken, isFull } = properties
    const added = this.#pin([latitude, longitude], label, label ? 'slippy-pin' : 'slippy-pin slippy-dot', spoken)
    added.getElement()?.toggleAttribute('data-full', isFull)
    added.on('click', () => this.#acts.onPress(slug))
    for (const [event, pointed] of pointing) {
      added.getElement()?.addEventListener(event, () => this.#acts.onPoint(pointed ? slug : null))
    }
    return { marker: added, slugs: [slug] }
  }

  #pin(place: [number, number], text: string, className: string, spoken: string): Marker {
    const html = Object.assign(document.createElement('span'), { textContent: text })
    const added = marker(place, {
      icon: divIcon({ className, html, iconSize: undefined }),
      riseOnHover: true,
      autoPanOnFocus: false,
    }).addTo(this.#map)
    added.getElement()?.setAttribute('aria-label', spoken)
    added.getElement()?.addEventListener('keydown', pressByKey)
    // As the library does, but not as somebody who looks elsewhere.
    added.getElement()?.addEventListener('focus', () => this.#acts.moveByItself(() => this.#map.panInside(place, besideTheEdge)))
    return added
  }
}

const pointing = [
  ['pointerenter', true],
  ['focus', true],
  ['pointerleave', false],
  ['blur', false],
] as const

/** Leaflet's markers are buttons in name alone. */
function pressByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  ;(event.currentTarget as HTMLElement).click()
}

type Index = Supercluster<PricePin>
type Found = ReturnType<Index['getClusters']>[number]

function indexOf(pins: readonly PricePin[]): Index {
  const index: Index = new Supercluster<PricePin>({ radius: clearance, extent: 256, maxZoom: closest - 1 })
  return index.load(
    pins.map((pin) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
      properties: pin,
    })),
  )
}

function keyOf({ properties }: Found): string {
  return 'cluster' in properties ? `cluster ${properties.cluster_id}` : properties.slug
}
