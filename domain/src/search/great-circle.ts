export interface Coordinates {
  /** Degrees, south is negative. */
  readonly latitude: number
  /** Degrees, west is negative. */
  readonly longitude: number
}

export const earthRadiusKm = 6371.0088

/** Kilometres along the surface, by the haversine formula (rule S5). */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  return kmFrom(from)(to)
}

/** As `greatCircleKm`, from one place to many. */
export function kmFrom(from: Coordinates): (to: Coordinates) => number {
  const fromLatitude = radians(from.latitude)
  const fromLongitude = from.longitude
  const cosine = Math.cos(fromLatitude)
  return ({ latitude, longitude }) => {
    const toLatitude = radians(latitude)
    const [north, east] = [Math.sin((toLatitude - fromLatitude) / 2), Math.sin(radians(longitude - fromLongitude) / 2)]
    const halfChordSquared = north * north + cosine * Math.cos(toLatitude) * east * east
    return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(halfChordSquared)))
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
