export interface Coordinates {
  /** Degrees, south is negative. */
  readonly latitude: number
  /** Degrees, west is negative. */
  readonly longitude: number
}

export const earthRadiusKm = 6371.0088

/** Kilometres along the surface, by the haversine formula (rule S5). */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)]
  const halfChordSquared =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(halfChordSquared)))
}

/** Two decimals, without the unit. */
export function formatKm(km: number): string {
  return km.toFixed(2)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
