import { boxAround, isInBox } from './box-around.ts'
import { type Coordinates, kmFrom } from './great-circle.ts'
import type { KnownRegion, PlaceBox } from './known-places/known-place.ts'
import { parksAndDams } from './known-places/parks-and-dams.ts'
import { peaks } from './known-places/peaks.ts'

/** What somebody steers by who stays at a point. */
export interface NearbyPlace {
  readonly kind: 'town' | 'landmark' | 'peak'
  readonly name: string
  /** Whole kilometres as the crow flies, to its edge where it is large; 0 is close by. */
  readonly km: number
  /** Of a peak. */
  readonly metres: number | null
}

/** How many of a kind, and how far they may lie. */
const limits = { town: { most: 3, km: 60 }, landmark: { most: 3, km: 80 }, peak: { most: 1, km: 80 } } as const

/** Towns, then parks and dams, then peaks, each nearest first. */
export function placesNear(
  point: Coordinates,
  towns: readonly (Coordinates & { readonly name: string })[],
): readonly NearbyPlace[] {
  return [
    ...nearest('town', point, towns),
    ...nearest(
      'landmark',
      point,
      parksAndDams.map((landmark) => ({ name: shownName(landmark), ...nearestIn(landmark.box, point) })),
    ),
    ...nearest('peak', point, peaks),
  ]
}

function nearest(
  kind: NearbyPlace['kind'],
  point: Coordinates,
  places: readonly (Coordinates & { readonly name: string; readonly metres?: number })[],
): readonly NearbyPlace[] {
  const { most, km: furthest } = limits[kind]
  // Hundreds of places are known: only those are measured that may come to so many whole kilometres.
  const box = boxAround(point, furthest + 0.5)
  const kmTo = kmFrom(point)
  return places
    .filter((place) => isInBox(box, place))
    .map((place) => ({ kind, name: place.name, km: Math.round(kmTo(place)), metres: place.metres ?? null }))
    .filter(({ km }) => km <= furthest)
    .toSorted((one, other) => one.km - other.km || one.name.localeCompare(other.name))
    .slice(0, most)
}

/** The point of a box that lies nearest: itself inside of it. */
function nearestIn({ north, south, east, west }: PlaceBox, { latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Math.min(north, Math.max(south, latitude)),
    longitude: Math.min(east, Math.max(west, longitude)),
  }
}

function shownName({ name, hasArticle }: KnownRegion): string {
  return hasArticle ? `the ${name}` : name
}
