import { type Coordinates, earthRadiusKm } from './great-circle.ts'
import type { PlaceBox } from './known-places/known-place.ts'

/** Its edges are in it. */
export function isInBox({ north, south, east, west }: PlaceBox, { latitude, longitude }: Coordinates): boolean {
  return latitude <= north && latitude >= south && longitude <= east && longitude >= west
}

/** Degrees within which the circle of this radius lies; an index finds them faster than it measures. */
export function boxAround({ latitude, longitude }: Coordinates, radiusKm: number): PlaceBox {
  const degrees = (radiusKm / earthRadiusKm) * (180 / Math.PI)
  const widest = Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + degrees) * Math.PI) / 180))
  const [north, south] = [latitude + degrees, latitude - degrees]
  return { north, south, east: longitude + degrees / widest, west: longitude - degrees / widest }
}
